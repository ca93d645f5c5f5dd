import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../controls.tsx'

type Props = Pick<ComponentProps<'button'>, 'onClick' | 'ref'> & { entry: string }

export const AddButton = ({ entry, ...button }: Props) => (
  <Button look="button mt-2 justify-self-start" writes {...button}>
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
  onMove,
}: {
  index: number
  total: number
  /** Takes the index that the entry should have. */
  onMove: (to: number) => void
}) {
  const button = (label: string, Icon: typeof ArrowUp, to: number) => {
    const isLast = to < 0 || to >= total
    return (
      <Button
        look="icon-button"
        writes
        aria-label={label}
        title={label}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(to)}
      >
        <Icon size={16} aria-hidden="true" />
      </Button>
    )
  }
  return (
    <>
      {button('Move up', ArrowUp, index - 1)}
      {button('Move down', ArrowDown, index + 1)}
    </>
  )
}
