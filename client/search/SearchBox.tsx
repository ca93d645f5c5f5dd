import { Search } from 'lucide-react'
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { LONGEST_QUERY } from '../../domain/search/query.ts'
import { paths } from '../../domain/seo/paths.ts'
import { cx } from '../components/cx.ts'
import { useAssistant } from './load-assistant.ts'

/** `hero` over the home page's picture, `page` on a page's dark band, `dialog` with results inside. */
export type SearchBoxVariant = 'hero' | 'page' | 'dialog'

type SearchBoxProps = {
  variant: SearchBoxVariant
  /** What the page around it has searched for. */
  query?: string
  /** Stands at the end of its line. */
  end?: ReactNode
}

const LABEL = 'Search projects, developers and places'
// Fits the narrowest phones.
const PLACEHOLDER = 'Project or place'
const LOADING = 'Loading search data...'
const LISTENING = 'Listening...'

const FRAME =
  'rounded-md border bg-surface p-1 pl-4 sm:pl-5 ' +
  'has-[[name=q]:focus-visible]:outline-3 has-[[name=q]:focus-visible]:outline-offset-2'

const FRAMES: Readonly<Record<SearchBoxVariant, string>> = {
  hero: `${FRAME} border-line-strong outline-ink`,
  page: `${FRAME} border-transparent outline-gold-bright`,
  dialog: 'py-2.5 pr-1 pl-3 sm:py-3 sm:pr-3 sm:pl-4',
}

const FIELDS: Readonly<Record<SearchBoxVariant, string>> = {
  hero: 'h-11 outline-none md:text-lg',
  page: 'h-11 outline-none',
  dialog:
    'h-12 rounded-md border border-line-strong px-4 outline-ink focus-visible:outline-2 focus-visible:-outline-offset-1',
}

/**
 * The site-wide search: a plain form that leads to the results page, and with script a combobox
 * that shows results while the visitor types or speaks.
 */
export function SearchBox({ variant, query = '', end }: SearchBoxProps) {
  const id = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  // The assistant may be there before the field.
  const [element, setElement] = useState<HTMLInputElement | null>(null)
  const takeField = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    setElement(input)
  }, [])
  const [text, setText] = useState(query)
  const [listening, setListening] = useState(false)
  const { Assistant, waiting, retry } = useAssistant(field)

  // The field keeps its own value, so that nothing typed before script runs is lost.
  const write = (value: string) => {
    if (field.current) field.current.value = value
    setText(value)
  }
  useEffect(() => setText(field.current?.value ?? ''), [])
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    if (!field.current) return
    field.current.value = query
    setText(field.current.value)
  }, [query])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(paths.search(field.current?.value.trim()))
  }

  return (
    <form
      action={paths.search()}
      method="get"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- known to more browsers than <search>
      role="search"
      onSubmit={submit}
      className={cx('flex w-full flex-wrap items-center text-ink', FRAMES[variant])}
    >
      <label htmlFor={id} className="sr-only">
        {LABEL}
      </label>
      <input
        ref={takeField}
        id={id}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LONGEST_QUERY}
        defaultValue={query}
        placeholder={(waiting && LOADING) || (listening && LISTENING) || PLACEHOLDER}
        // Said, not done: what is typed into it meanwhile counts.
        aria-disabled={waiting || undefined}
        onChange={(event) => setText(event.target.value)}
        onFocus={retry}
        className={cx(
          'w-0 min-w-0 flex-1 truncate bg-transparent placeholder:text-muted',
          FIELDS[variant],
        )}
      />
      {Assistant && element && (
        <Assistant
          field={element}
          text={text}
          within={variant === 'dialog'}
          onWrite={write}
          onListening={setListening}
        />
      )}
      <button
        type="submit"
        className="inline-flex size-12 items-center justify-center gap-2.5 rounded-sm bg-gold font-semibold text-on-gold transition-colors hover:bg-gold-bright active:bg-gold sm:w-auto sm:px-6"
      >
        <Search size={20} aria-hidden="true" />
        <span className="max-sm:sr-only">Search</span>
      </button>
      {end}
    </form>
  )
}
