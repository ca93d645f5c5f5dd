import { X } from 'lucide-react'
import { IconButton } from '../buttons/IconButton.tsx'

/** The cross in the corner of a window. */
export function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <IconButton
      label="Close"
      variant="plain"
      icon={<X size={22} aria-hidden="true" />}
      onClick={onClick}
    />
  )
}
