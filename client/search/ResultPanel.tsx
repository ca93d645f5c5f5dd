import { useId, useRef } from 'react'
import { Spinner } from '../components/status/Spinner.tsx'
import type { SearchAnswer } from '../../domain/search/search.ts'
import type { Found } from './answers.ts'
import { ResultOptions } from './ResultOptions.tsx'
import { projectCount } from '../../domain/text/text.ts'
import { cx } from '../components/cx.ts'
import { useCombobox } from './use-combobox.ts'
import { usePanelHeight } from './use-panel-height.ts'
import { usePanelPlace } from './use-panel-place.ts'

type ResultPanelProps = {
  field: HTMLInputElement
  /** It stands in the field's form, not over everything else. */
  within: boolean
  /** The visitor wants to see what there is. */
  open: boolean
  found: Found | undefined
  /** No answer yet, for so long that it must be said. */
  slow: boolean
  /** A result was opened, or the field has left the view. */
  onClose: () => void
}

/** What the search has found: beside its field over everything else, or under it in its form. */
export function ResultPanel({ field, within, open, found, slow, onClose }: ResultPanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const shown = open && (found !== undefined || slow)
  const answer = found?.answer
  const hasOptions = answer !== undefined && (answer.total > 0 || Boolean(answer.understood))
  usePanelPlace(shown && !within, panel, field.form, onClose)
  usePanelHeight(shown && within, panel)
  useCombobox(field, list, shown && hasOptions, answer)
  return (
    <>
      <div
        ref={panel}
        {...(within ? { hidden: !shown } : { popover: 'manual' })}
        className={cx(
          'overflow-hidden border-line text-base',
          within
            ? 'order-last mt-2.5 -mr-1 -mb-2.5 -ml-3 flex grow basis-full flex-col border-t sm:mt-3 sm:-mr-3 sm:-mb-3 sm:-ml-4'
            : 'fixed inset-auto m-0 max-w-none rounded-md border bg-surface text-ink shadow-float open:flex open:flex-col',
        )}
      >
        {found?.failed && (
          <p className="border-b border-line bg-mist px-4 py-2.5 text-sm">
            Our projects cannot be searched just now. These are pages of the site.
          </p>
        )}
        {answer?.corrected && (
          <p className="border-b border-line bg-mist px-4 py-2.5 text-sm">
            Results for <strong>“{answer.corrected}”</strong>
          </p>
        )}
        <div
          ref={list}
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select shows text alone
          role="listbox"
          tabIndex={-1}
          aria-label="Search results"
          className="min-h-0 overflow-y-auto overscroll-contain"
        >
          {hasOptions && <ResultOptions id={id} answer={answer} onOpen={onClose} />}
        </div>
        {answer?.total === 0 && !answer.understood && (
          <div className="px-4 py-5">
            <p className="font-semibold">No results found for “{answer.query}”</p>
            <p className="mt-1 text-sm text-muted">
              Try the name of a project, a developer or a place.
            </p>
          </div>
        )}
        {!answer && (
          <p className="flex items-center gap-3 px-4 py-5 text-muted">
            <Spinner size={20} />
            Searching…
          </p>
        )}
      </div>
      <output className="sr-only">{shown && statusText(found)}</output>
    </>
  )
}

/** What a screen reader says when the results change. */
function statusText(found: Found | undefined): string {
  if (!found) return 'Searching…'
  const { understood } = found.answer
  const results = resultsText(found.answer)
  return understood ? `${understood.text}: ${projectCount(understood.total)}. ${results}` : results
}

function resultsText({ query, total, groups, corrected }: SearchAnswer): string {
  if (corrected !== undefined) return `${total} results for “${corrected}”`
  if (total === 0) return `No results found for “${query}”`
  const listed = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (listed < total) return `${total} results, the first ${listed} listed`
  return total === 1 ? '1 result' : `${total} results`
}
