import { useId, type ReactNode } from 'react'
import { AppLink } from '../components/links/AppLink.tsx'
import { paths } from '../../domain/seo/paths.ts'
import type { SearchAnswer } from '../../domain/search/search-answer.ts'
import type { SearchItem, SearchType } from '../../domain/search/search-entries.ts'
import { projectCount } from '../../domain/text/text.ts'
import { noBreakAmounts } from '../../domain/price/money.ts'
import { cx } from '../components/cx.ts'
import { Picture } from '../components/picture/Picture.tsx'
import { HighlightedText } from './HighlightedText.tsx'
import { Icon, type IconName } from '../components/icons/Icon.tsx'

const ICONS: Readonly<Record<SearchType, IconName>> = {
  page: 'FileText',
  residential: 'Building2',
  commercial: 'Building2',
  trending: 'TrendingUp',
  company: 'Building2',
  location: 'MapPin',
  locality: 'MapPin',
  service: 'Handshake',
}

/** The options of the list box: the results under their labels, then a link to all of them. */
export function ResultOptions({
  answer: { groups, query, total, understood },
  onOpen,
}: {
  answer: SearchAnswer
  onOpen: () => void
}) {
  return (
    <>
      {understood && (
        <Option to={understood.url} onOpen={onOpen} className={`${RESULT} border-b border-border`}>
          <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-ink text-on-dark">
            <Icon name="SlidersHorizontal" size={20} strokeWidth={1.75} />
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2 leading-snug font-semibold">
              {noBreakAmounts(understood.text)}
            </span>
            <span className="text-sm text-muted">{projectCount(understood.total)}</span>
          </span>
        </Option>
      )}
      {groups.map(({ label, items }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup holds text alone
        <div key={label} role="group" aria-label={label}>
          <div
            role="presentation"
            className="sticky top-0 z-10 bg-surface px-4 pt-3 pb-1.5 text-sm font-semibold text-accent-deep"
          >
            {label}
          </div>
          {items.map((item) => (
            <Option
              key={`${item.url} ${item.title}`}
              to={item.url}
              onOpen={onOpen}
              className={RESULT}
            >
              <Result item={item} query={query} />
            </Option>
          ))}
        </div>
      ))}
      {total > 1 && (
        <Option
          to={paths.search(query)}
          onOpen={onOpen}
          className="sticky bottom-0 z-20 mt-2 min-h-13 justify-center border-t border-border bg-surface font-semibold underline-offset-4 hover:underline"
        >
          {`See all ${total} results`}
        </Option>
      )}
    </>
  )
}

const RESULT = 'min-h-16 gap-3 py-2'

/** An option. The combobox marks the chosen one, while the focus stays in the field. */
function Option({
  onOpen,
  className,
  ...link
}: {
  to: string
  onOpen: () => void
  className: string
  children: ReactNode
}) {
  return (
    <AppLink
      // The library's own id of the chosen option is lost on the way up.
      id={useId()}
      {...({ role: 'option', tabIndex: -1, 'aria-selected': false } as const)}
      onClick={onOpen}
      className={cx(
        // The active option has the focus style; the sticky lines never cover it.
        'flex scroll-mt-10 scroll-mb-16 items-center px-4 hover:bg-background aria-selected:bg-background aria-selected:outline-3 aria-selected:-outline-offset-3 aria-selected:outline-ink',
        className,
      )}
      {...link}
    />
  )
}

function Result({ item, query }: { item: SearchItem; query: string }) {
  const { title, subtitle, price } = item
  return (
    <>
      <Thumbnail item={item} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0">
          <span className="line-clamp-2 leading-snug font-semibold">
            <HighlightedText text={title} query={query} />
          </span>
          {subtitle && (
            <span className="line-clamp-1 text-sm text-muted">
              <HighlightedText text={subtitle} query={query} />
            </span>
          )}
        </span>
        {price && <span className="text-sm font-semibold">{noBreakAmounts(price)}</span>}
      </span>
    </>
  )
}

function Thumbnail({ item: { type, image } }: { item: SearchItem }) {
  if (image) {
    return (
      <Picture
        view={{ src: image }}
        alt=""
        sizes="logo"
        fit={type === 'company' ? 'contain' : 'cover'}
        className="size-12 shrink-0 rounded-sm"
      />
    )
  }
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-accent-tint text-accent-deep">
      <Icon name={ICONS[type]} size={22} strokeWidth={1.75} />
    </span>
  )
}
