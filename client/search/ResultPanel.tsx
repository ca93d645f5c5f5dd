import Combobox from '@github/combobox-nav'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import {
  beginsWithText,
  leftOutText,
  NO_RESULTS_ADVICE,
  noResultsTitle,
  type SearchAnswer,
} from '../../domain/search/search-answer.ts'
import { projectCount } from '../../domain/text/text.ts'
import { Button } from '../components/buttons/Button.tsx'
import { cx } from '../components/cx.ts'
import { useAnnounceChange } from '../components/status/live-region.tsx'
import { Spinner } from '../components/status/Spinner.tsx'
import { ResultOptions } from './ResultOptions.tsx'
import type { SearchResult } from './use-search-answer.ts'

const NOTE = 'border-b border-border bg-surface-muted px-4 py-2.5 text-sm'

const FAILED = 'Our projects cannot be searched just now.'

/** Whether the style sheet can place an element of the top layer beside another one. */
const canAnchor = () => CSS.supports('position-area', 'bottom')

/** The results of the search: beside the field over everything else, or under it in its form. */
export function ResultPanel({
  field,
  within,
  isShown,
  result,
  onClose,
}: {
  field: RefObject<HTMLInputElement | null>
  /** True where the panel lies in the field's form, false where it lies over the page. */
  within: boolean
  isShown: boolean
  /** Undefined while there is no answer; the panel then appears only if that takes long. */
  result: SearchResult | undefined
  onClose: () => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const failed = result === 'failed'
  const answer = failed ? undefined : result
  const hasOptions = answer !== undefined && (answer.total > 0 || Boolean(answer.understood))
  const isPopover = !within && canAnchor()
  usePanel(isShown, isPopover, panel, field)
  useCombobox(field, list, isShown && hasOptions ? answer : undefined)
  useAnnounceChange(isShown && statusText(result))
  return (
    <>
      <div
        ref={panel}
        {...(isPopover ? { popover: 'manual' } : { hidden: !isShown })}
        className={cx(
          'overflow-hidden border-border text-base',
          isPopover
            ? 'search-panel rounded-md border bg-surface text-ink shadow-float open:flex open:flex-col'
            : 'order-last mt-2.5 -mr-1 -mb-2.5 -ml-3 flex max-h-[calc(100dvh-4.25rem-var(--keyboard,0px))] grow basis-full flex-col border-t sm:mt-3 sm:-mr-3 sm:-mb-3 sm:-ml-4 sm:max-h-[min(36rem,90dvh-5rem-var(--keyboard,0px))]',
        )}
      >
        {failed && (
          <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-5">
            <p>{FAILED}</p>
            <Button type="submit" variant="secondary" size="sm">
              Try again
            </Button>
          </div>
        )}
        {answer?.corrected && (
          <p className={NOTE}>
            <span>Results for </span>
            <strong>{`“${answer.corrected}”`}</strong>
          </p>
        )}
        {answer?.beginsWith && <p className={NOTE}>{beginsWithText(answer.beginsWith)}</p>}
        {answer?.leftOut && <p className={NOTE}>{leftOutText(answer.leftOut)}</p>}
        <div
          ref={list}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select shows text alone
          role="listbox"
          tabIndex={-1}
          aria-label="Search results"
          // A press on an option leaves the focus, and a phone's keyboard, where it is.
          onMouseDown={(event) => event.preventDefault()}
          className="min-h-0 overflow-y-auto overscroll-contain"
        >
          {hasOptions && <ResultOptions answer={answer} onOpen={onClose} />}
        </div>
        {answer?.total === 0 && !answer.understood && (
          <div className="px-4 py-5">
            <p className="font-semibold">{noResultsTitle(answer.query)}</p>
            <p className="mt-1 text-sm text-muted">{NO_RESULTS_ADVICE}</p>
          </div>
        )}
        {!result && (
          <p className="flex items-center gap-3 px-4 py-5 text-muted">
            <Spinner size={20} />
            <span>Searching…</span>
          </p>
        )}
      </div>
    </>
  )
}

/** Below this visible height, as above a keyboard, the page scrolls the field to its top. */
const LOW_PX = 600

/** Shows the panel, and tells the style sheet how much a phone's keyboard covers. */
function usePanel(
  isShown: boolean,
  isPopover: boolean,
  panel: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = panel.current
    const view = window.visualViewport
    if (!isShown || !element) return
    const fit = () => {
      const height = view ? view.height * view.scale : window.innerHeight
      // The policy forbids style attributes in HTML, but script may set a property.
      element.style.setProperty('--keyboard', `${window.innerHeight - height}px`)
      const isLow = isPopover && height < LOW_PX
      element.toggleAttribute('data-low', isLow)
      if (!isLow) return
      field.current?.closest('form')?.scrollIntoView({ block: 'start', behavior: 'instant' })
      if (!element.matches(':popover-open')) return
      // The browser only measures the available room anew when the panel is shown.
      element.hidePopover()
      element.showPopover()
    }
    fit()
    const stop = new AbortController()
    const { signal } = stop
    // The two heights change one after the other.
    view?.addEventListener('resize', fit, { signal })
    window.addEventListener('resize', fit, { signal })
    if (isPopover) element.showPopover()
    return () => {
      stop.abort()
      if (isPopover) element.hidePopover()
    }
  }, [isShown, isPopover, panel, field])
}

/**
 * Makes a field and a list of options an ARIA combobox: arrows choose an option, Enter opens it.
 * @param options a change forgets the chosen option; absent where none are shown
 */
function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: object | undefined,
): void {
  const combobox = useRef<Combobox>(undefined)

  useEffect(() => {
    if (!field.current || !list.current) return
    combobox.current = new Combobox(field.current, list.current, { tabInsertsSuggestions: false })
    return () => combobox.current?.destroy()
  }, [field, list])

  useEffect(() => {
    if (!options) return
    combobox.current?.start()
    return () => combobox.current?.stop()
  }, [options])
}

function statusText(result: SearchResult | undefined): string {
  if (!result) return 'Searching…'
  if (result === 'failed') return FAILED
  const { understood } = result
  const results = resultsText(result)
  return understood ? `${understood.text}: ${projectCount(understood.total)}. ${results}` : results
}

function resultsText({ beginsWith, leftOut, ...answer }: SearchAnswer): string {
  const note = beginsWith ? beginsWithText(beginsWith) : leftOut && leftOutText(leftOut)
  return note ? `${note} ${countText(answer)}` : countText(answer)
}

function countText({ query, total, groups, corrected }: SearchAnswer): string {
  if (corrected !== undefined) return `${total} results for “${corrected}”`
  if (total === 0) return noResultsTitle(query)
  const listedCount = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (listedCount < total) return `${total} results, the first ${listedCount} listed`
  return total === 1 ? '1 result' : `${total} results`
}
