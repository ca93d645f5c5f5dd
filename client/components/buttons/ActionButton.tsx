import type { ReactNode } from 'react'

const NO_QUERY = {}

/**
 * A button for what only script can do, such as opening a dialog. Until script runs, pressing it
 * goes to a page for the same purpose: it is the submit button of a small form.
 */
export function ActionButton({
  fallbackPath,
  fallbackQuery = NO_QUERY,
  onAction,
  onIntent,
  children,
  ...button
}: {
  /** The page that serves the same purpose without JavaScript. */
  fallbackPath: string
  /** Query of that page: what the visitor was looking at. */
  fallbackQuery?: Readonly<Record<string, string>>
  onAction: () => void
  /** Called on pointer enter and focus, to preload code. */
  onIntent?: () => void
  className?: string | undefined
  'aria-expanded'?: boolean | undefined
  children: ReactNode
}) {
  return (
    <form action={fallbackPath} className="contents">
      {Object.entries(fallbackQuery).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-haspopup="dialog"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={(event) => {
          event.preventDefault()
          onAction()
        }}
        {...button}
      >
        {children}
      </button>
    </form>
  )
}
