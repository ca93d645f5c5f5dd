import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../controls.tsx'

type Props = Pick<ComponentProps<'button'>, 'onClick'> & { entry: string }

export const AddButton = ({ entry, onClick }: Props) => (
  <Button look="button mt-2 justify-self-start" writes onClick={onClick}>
    <Plus size={15} aria-hidden="true" /> Add {entry}
  </Button>
)

export const RemoveButton = ({ entry, onClick }: Props) => (
  <Button
    look="icon-button"
    writes
    aria-label={`Remove ${entry}`}
    title={`Remove ${entry}`}
    onClick={onClick}
  >
    <Trash2 size={16} aria-hidden="true" />
  </Button>
)

/** Moves an entry among its neighbours; the focus stays on the pressed button. */
export function MoveButtons({
  index,
  total,
  onMoveUp,
  onMoveDown,
}: {
  index: number
  total: number
  onMoveUp: () => void
  onMoveDown: () => void
}) {
  const button = (label: string, Icon: typeof ArrowUp, isLast: boolean, move: () => void) => (
    <Button
      look="icon-button"
      writes
      aria-label={label}
      title={label}
      aria-disabled={isLast || undefined}
      onClick={({ currentTarget }) => {
        if (isLast) return
        move()
        // The browser takes the focus from an element that moves in the document.
        setTimeout(() => currentTarget.focus())
      }}
    >
      <Icon size={16} aria-hidden="true" />
    </Button>
  )
  return (
    <>
      {button('Move up', ArrowUp, index === 0, onMoveUp)}
      {button('Move down', ArrowDown, index === total - 1, onMoveDown)}
    </>
  )
}
