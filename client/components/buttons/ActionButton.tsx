import type { ReactNode } from 'react'

type ActionButtonProps = {
  /** The page that serves the same purpose without JavaScript. */
  readonly fallbackPath: string
  /** Query of that page: what the visitor was looking at. */
  readonly fallbackQuery?: Readonly<Record<string, string>>
  readonly onAction: () => void
  /** Called when the pointer or the focus comes near: a chance to fetch code ahead. */
  readonly onIntent?: () => void
  readonly className?: string | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly children: ReactNode
}

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
}: ActionButtonProps) {
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
