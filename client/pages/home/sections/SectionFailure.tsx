import { CloudOff } from 'lucide-react'
import { EmptyState } from '../../../components/status/EmptyState.tsx'
import { ReloadButton } from '../../parts/ReloadButton.tsx'

/** Stands where a section's data could not be loaded; the rest of the page is as it should be. */
export function SectionFailure({ message }: { message: string }) {
  return (
    <EmptyState
      icon={<CloudOff size={32} strokeWidth={1.5} aria-hidden="true" />}
      title={message}
      action={<ReloadButton />}
    />
  )
}
