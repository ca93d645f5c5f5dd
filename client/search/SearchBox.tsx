import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_QUERY_LENGTH } from '../../domain/search/redact-query.ts'
import { paths } from '../../domain/seo/paths.ts'
import { cx } from '../components/cx.ts'
import { Icon } from '../components/icons/Icon.tsx'
import { LazyPart, lazyPart } from '../components/LazyPart.tsx'
import { useHydrated } from '../components/external-store.ts'

const SearchEnhancements = lazyPart(() =>
  import('./SearchEnhancements.tsx').then((module) => module.SearchEnhancements),
)

const FRAME =
  'rounded-md border bg-surface p-1 pl-4 sm:pl-5 [anchor-name:--search-box] ' +
  'has-[[name=q]:focus-visible]:outline-3 has-[[name=q]:focus-visible]:outline-offset-2'

/** Over Home's picture (`hero`), on a dark band (`page`), or with results in it (`dialog`). */
const VARIANTS = {
  hero: {
    frame: `${FRAME} border-border-strong outline-ink`,
    field: 'h-11 outline-none md:text-lg',
  },
  page: {
    frame: `${FRAME} border-transparent outline-accent-bright`,
    field: 'h-11 outline-none',
  },
  dialog: {
    frame: 'py-2.5 pr-1 pl-3 sm:py-3 sm:pr-3 sm:pl-4',
    field:
      'h-12 rounded-md border border-border-strong px-4 outline-ink focus-visible:outline-2 focus-visible:-outline-offset-1',
  },
}

/** The search: a plain form that leads to the results, which script turns into a combobox. */
export function SearchBox({
  variant,
  query = '',
  end,
}: {
  variant: keyof typeof VARIANTS
  query?: string
  end?: ReactNode
}) {
  const id = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(query)
  const [open, setOpen] = useState(false)
  const [listening, setListening] = useState(false)
  const isHydrated = useHydrated()
  const [isLoading, setLoading] = useState(false)

  // The field keeps its own value, so that nothing typed before script runs is lost.
  const write = (value: string) => {
    if (field.current) field.current.value = value
    setText(value)
  }
  const shownQuery = useRef<string>(undefined)
  useEffect(() => {
    const input = field.current
    if (!input) return
    const isFirst = shownQuery.current === undefined
    if (!isFirst && shownQuery.current !== query) input.value = query
    shownQuery.current = query
    setText(input.value)
    // A visitor who was typing before script ran sees results at once.
    setOpen(isFirst && input.value !== query && input === document.activeElement)
  }, [query])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus leaves its fields
    <form
      action={paths.search()}
      method="get"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- known to more browsers than <search>
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        setOpen(false)
        void navigate(paths.search(field.current?.value.trim()))
      }}
      // Closing a phone's keyboard blurs the field without focusing another one, so the list stays.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      className={cx('flex w-full flex-wrap items-center text-ink', VARIANTS[variant].frame)}
    >
      <label htmlFor={id} className="sr-only">
        Search projects, developers and places
      </label>
      <input
        ref={field}
        id={id}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_QUERY_LENGTH}
        defaultValue={query}
        placeholder={
          (isLoading && 'Loading search data...') ||
          (listening && 'Listening...') ||
          // This text fits the narrowest phones.
          'Project or place'
        }
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        className={cx(
          'w-0 min-w-0 flex-1 truncate bg-transparent placeholder:text-muted',
          VARIANTS[variant].field,
        )}
      />
      {isHydrated && (
        // Where their code cannot be fetched, the form stays plain.
        <LazyPart waiting={<Loading onChange={setLoading} />}>
          <SearchEnhancements
            field={field}
            text={text}
            open={open && text.trim() !== ''}
            within={variant === 'dialog'}
            onOpen={setOpen}
            onWrite={write}
            listening={listening}
            onListening={setListening}
          />
        </LazyPart>
      )}
      <button
        type="submit"
        className="inline-flex size-12 items-center justify-center gap-2.5 rounded-sm bg-accent font-semibold text-on-accent transition-colors hover:bg-accent-bright active:bg-accent sm:w-auto sm:px-6"
      >
        <Icon name="Search" size={20} />
        <span className="max-sm:sr-only">Search</span>
      </button>
      {end}
    </form>
  )
}

/** Tells while it is shown that something is loading. */
function Loading({ onChange }: { onChange: (isLoading: boolean) => void }) {
  useEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return null
}
