import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'

type ButtonProps = Pick<ComponentProps<'button'>, 'disabled' | 'onClick'>

export const AddButton = ({ entry, ...button }: ButtonProps & { entry: string }) => (
  <button type="button" className="button mt-2 justify-self-start" {...button}>
    <Plus size={15} aria-hidden="true" /> Add {entry}
  </button>
)

export const RemoveButton = ({ entry, ...button }: ButtonProps & { entry: string }) => (
  <button
    type="button"
    className="icon-button"
    aria-label={`Remove ${entry}`}
    title={`Remove ${entry}`}
    {...button}
  >
    <Trash2 size={16} aria-hidden="true" />
  </button>
)

/** Moves an entry among its neighbours; the focus stays on what was pressed. */
export function MoveButtons({
  index,
  total,
  disabled,
  onMoveUp,
  onMoveDown,
}: {
  index: number
  total: number
  disabled?: boolean | undefined
  onMoveUp: () => void
  onMoveDown: () => void
}) {
  const button = (label: string, Icon: typeof ArrowUp, isLast: boolean, move: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-disabled={isLast || undefined}
      onClick={({ currentTarget }) => {
        if (isLast) return
        move()
        // The browser takes the focus from what is moved in the document.
        setTimeout(() => currentTarget.focus())
      }}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  )
  return (
    <>
      {button('Move up', ArrowUp, index === 0, onMoveUp)}
      {button('Move down', ArrowDown, index === total - 1, onMoveDown)}
    </>
  )
}
