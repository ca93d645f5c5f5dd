import { preloadDialog } from './components/dialog/Dialog.tsx'
import { FloatingActions } from './components/shell/FloatingActions.tsx'
import { useEnquiry, useEnquiryOpen } from './enquiry/dialogs/use-enquiry.ts'

/** What stays in view over a page. */
export function PageFloat({ replaced }: { readonly replaced: boolean }) {
  const { open, close } = useEnquiry()
  const isOpen = useEnquiryOpen()
  return (
    <FloatingActions
      inquiryOpen={isOpen}
      onToggleInquiry={() => (isOpen ? close() : open({ source: 'floating' }))}
      onIntent={preloadDialog}
      replaced={replaced}
    />
  )
}
