import { AppLink } from '../components/buttons/AppLink.tsx'
import { paths } from '../../domain/seo/paths.ts'
import type { SearchAnswer, SearchItem, SearchType } from '../../domain/search/search.ts'
import { projectCount } from '../../domain/text/text.ts'
import { noBreakAmounts } from '../../domain/price/no-break-amounts.ts'
import { cx } from '../components/cx.ts'
import { Picture } from '../components/picture/Picture.tsx'
import { Highlighted } from './Highlighted.tsx'
import { Icon, type IconName } from '../components/icons/Icon.tsx'

type ResultOptionsProps = {
  /** Of the list box; the ids of its options follow from it. */
  id: string
  answer: SearchAnswer
  onOpen: () => void
}

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

/** The combobox marks what the keyboard has chosen; the focus stays in the field. */
const OPTION = { role: 'option', tabIndex: -1, 'aria-selected': false } as const

// The active option has the focus style; the sticky lines never cover it.
const ROW =
  'flex scroll-mt-10 scroll-mb-16 items-center px-4 hover:bg-background aria-selected:bg-background ' +
  'aria-selected:outline-3 aria-selected:-outline-offset-3 aria-selected:outline-ink'

/** The options of the list box: the results under their labels, then the way to all of them. */
export function ResultOptions({ id, answer, onOpen }: ResultOptionsProps) {
  const { groups, query, total, understood } = answer
  return (
    <>
      {understood && (
        <AppLink
          id={`${id}-understood`}
          {...OPTION}
          to={understood.url}
          onClick={onOpen}
          className={cx(ROW, 'min-h-16 gap-3 border-b border-border py-2')}
        >
          <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-ink text-on-dark">
            <Icon name="SlidersHorizontal" size={20} strokeWidth={1.75} />
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2 leading-snug font-semibold">{understood.text}</span>
            <span className="text-sm text-muted">{projectCount(understood.total)}</span>
          </span>
        </AppLink>
      )}
      {groups.map(({ label, items }, group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup holds text alone
        <div key={label} role="group" aria-labelledby={`${id}-${group}`}>
          <div
            id={`${id}-${group}`}
            role="presentation"
            className="sticky top-0 z-10 bg-surface px-4 pt-3 pb-1.5 text-sm font-semibold text-gold-deep"
          >
            {label}
          </div>
          {items.map((item, index) => (
            <ResultOption
              key={`${item.url} ${item.title}`}
              id={`${id}-${group}-${index}`}
              item={item}
              query={query}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
      {total > 1 && (
        <AppLink
          id={`${id}-all`}
          {...OPTION}
          to={paths.search(query)}
          onClick={onOpen}
          className={cx(
            ROW,
            'sticky bottom-0 z-20 mt-2 min-h-13 justify-center border-t border-border bg-surface font-semibold underline-offset-4 hover:underline',
          )}
        >
          See all {total} results
        </AppLink>
      )}
    </>
  )
}

type ResultOptionProps = {
  id: string
  item: SearchItem
  query: string
  onOpen: () => void
}

function ResultOption({ id, item, query, onOpen }: ResultOptionProps) {
  const { title, subtitle, price, url } = item
  return (
    <AppLink
      id={id}
      {...OPTION}
      to={url}
      onClick={onOpen}
      className={cx(ROW, 'min-h-16 gap-3 py-2')}
    >
      <Thumbnail item={item} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0">
          <span className="line-clamp-2 leading-snug font-semibold">
            <Highlighted text={title} query={query} />
          </span>
          {subtitle && (
            <span className="line-clamp-1 text-sm text-muted">
              <Highlighted text={subtitle} query={query} />
            </span>
          )}
        </span>
        {price && <span className="text-sm font-semibold">{noBreakAmounts(price)}</span>}
      </span>
    </AppLink>
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
    <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-gold-tint text-gold-deep">
      <Icon name={ICONS[type]} size={22} strokeWidth={1.75} />
    </span>
  )
}
