import type { Crumb } from '../../domain/seo/paths.ts'
import { usePage } from '../routing/page-router.tsx'
import { AppLink } from './links/AppLink.tsx'
import { cx } from './cx.ts'
import { Icon } from './icons/Icon.tsx'

/** The place of a page in the site, as links from Home to the page itself, which has no path. */
export function Breadcrumbs({
  items,
  onlyParentOnPhones = false,
}: {
  items?: readonly Crumb[] | undefined
  /** Whether phones show the link to the page above this one alone. */
  onlyParentOnPhones?: boolean
}) {
  const { meta } = usePage().result
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {(items ?? meta?.breadcrumbs ?? []).map(({ name, path }, index) => (
          <li
            key={path ?? name}
            className={cx(
              'flex min-h-lh min-w-0 items-center gap-x-1.5',
              onlyParentOnPhones && 'max-sm:not-nth-last-2:hidden',
            )}
          >
            {index > 0 && (
              <Icon
                name="ChevronRight"
                size={14}
                className={cx('shrink-0 opacity-60', onlyParentOnPhones && 'max-sm:rotate-180')}
              />
            )}
            {path === undefined ? (
              <span aria-current="page" className="min-w-0">
                {name}
              </span>
            ) : (
              <AppLink to={path} className="py-1 underline-grow">
                {name}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
