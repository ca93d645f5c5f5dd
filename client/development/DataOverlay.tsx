import { useEffect, useId, useRef, useState } from 'react'
import { counted } from '../../domain/text/text.ts'
import type { DataReport, FindingList, Mended } from './data-report.ts'

type Props = {
  readonly report: DataReport
  /** What the last press on the button did, until the person has read it. */
  readonly mended: Mended | undefined
  /** Mends what has only one answer. */
  readonly onMend: () => Promise<void>
  readonly onClose: () => void
}

/**
 * What `validate` says of the data, over the page that shows it: errors at once, warnings behind a
 * press. Only while developing.
 */
export function DataOverlay({ report, mended, onMend, onClose }: Props) {
  const { errors, warnings } = report
  const [unread, setUnread] = useState(mended)
  const [isOpen, setOpen] = useState(errors.count > 0 || mended !== undefined)
  // Hidden while the panel is open, which takes the focus from it.
  const [opener, setOpener] = useState<HTMLElement>()
  const close = (): void => {
    setOpen(false)
    setUnread(undefined)
    onClose()
  }
  const badge = [count(errors, 'error'), count(warnings, 'warning')].filter(Boolean).join(', ')
  return (
    <>
      {/* It stays where it is: the focus returns to it. */}
      <button
        type="button"
        className={errors.count > 0 ? 'badge errors' : 'badge'}
        hidden={isOpen || badge === ''}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          setOpener(currentTarget)
          setOpen(true)
        }}
      >
        {badge}
      </button>
      {isOpen && <Panel {...{ report, onMend }} mended={unread} onClose={close} opener={opener} />}
    </>
  )
}

function Panel({
  report,
  mended,
  onMend,
  onClose,
  opener,
}: Props & { readonly opener: HTMLElement | undefined }) {
  const { errors, warnings, mendable } = report
  const title = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const before = opener ?? deepFocus()
    panel.current?.focus()
    return () => before?.focus()
  }, [opener])
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    <dialog
      ref={panel}
      open
      className={errors.count > 0 ? 'panel errors' : 'panel'}
      aria-labelledby={title}
      tabIndex={-1}
    >
      <div className="head">
        <h2 id={title}>{titleOf(report)}</h2>
        <button type="button" className="close" onClick={onClose}>
          Close
        </button>
      </div>
      <p className="intro">{introOf(report)}</p>
      {/* A list that scrolls has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="body" tabIndex={0} aria-labelledby={title}>
        {mended && (
          <>
            <h3>{mended.done ? 'What was mended' : 'Nothing was changed'}</h3>
            <pre>{mended.told}</pre>
          </>
        )}
        <Findings list={errors} heading={warnings.count > 0 ? 'Errors' : undefined} />
        <Findings list={warnings} heading={errors.count > 0 ? 'Warnings' : undefined} />
      </section>
      {mendable > 0 && (
        <div className="foot">
          <button
            type="button"
            className="mend"
            disabled={isBusy}
            onClick={() => {
              setBusy(true)
              void onMend().finally(() => setBusy(false))
            }}
          >
            {isBusy ? 'Mending…' : `Mend ${mendable} with only one answer`}
          </button>
          <span>It changes the files as “validate --fix” does.</span>
        </div>
      )}
    </dialog>
  )
}

function Findings({ list, heading }: { list: FindingList; heading: string | undefined }) {
  if (list.count === 0) return null
  const left = list.count - list.shown.length
  return (
    <>
      {heading !== undefined && <h3>{heading}</h3>}
      <ul>
        {list.shown.map(({ place, message, hint }) => (
          <li key={`${place} ${message}`}>
            <code>{place}</code>
            <p>{message}</p>
            {hint !== undefined && <p className="hint">{hint}</p>}
          </li>
        ))}
        {left > 0 && <li>… and {left} more; “validate” lists them all.</li>}
      </ul>
    </>
  )
}

function titleOf({ errors, warnings }: DataReport): string {
  if (errors.count > 0) return `${count(errors, 'error')} in the data`
  return warnings.count > 0
    ? `${count(warnings, 'warning')} about the data`
    : 'The data has no mistakes'
}

function introOf({ isServed, errors, warnings }: DataReport): string {
  if (errors.count === 0)
    return warnings.count > 0 ? 'The site takes the data as it is.' : 'Nothing is left to mend.'
  return isServed
    ? 'Records that cannot be read are left out of the pages.'
    : 'The pages show what was good before, until this is mended.'
}

function count({ count: number }: FindingList, noun: string): string {
  return number === 0 ? '' : counted(number, noun)
}

/** What has the focus, also behind a shadow root. */
function deepFocus(): HTMLElement | undefined {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement ? focused : undefined
}
