import { AppLink } from './buttons/AppLink.tsx'
import { Icon } from './icons/Icon.tsx'

type BreadcrumbsProps = {
  /** From Home to this page; the last is where the visitor is and has no path. */
  items: readonly { name: string; path?: string | undefined }[]
}

/** Where this page lies, in links. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {items.map(({ name, path }, index) => (
          <li key={path ?? name} className="flex min-w-0 items-center gap-x-1.5">
            {index > 0 && <Icon name="ChevronRight" size={14} className="opacity-60" />}
            {path === undefined ? (
              <span aria-current="page" className="min-w-0 opacity-80">
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
