import { Dialog } from '@base-ui/react/dialog'
import { useRef, type RefObject } from 'react'
import { CloseButton, DialogFrame } from '../../components/dialog/DialogFrame.tsx'
import { Checkbox } from '../../components/form/Checkbox.tsx'
import { Examples } from '../Examples.tsx'
// Beside the window: its field needs it at once.
import '../SearchAssistant.tsx'
import { SearchBox } from '../SearchBox.tsx'
import { keepSearchKey, searchKeyIsOn } from './search-key.ts'

type SearchDialogProps = {
  open: boolean
  onClose: () => void
  /** What had the focus when it opened, and gets it back. */
  returnTo: RefObject<Element | null>
}

/** The search over a page: a window near its top, the whole screen of a phone. */
export function SearchDialog({ open, onClose, returnTo }: SearchDialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <DialogFrame open={open} onClose={onClose}>
      <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center sm:px-6 sm:pt-[10vh]">
        <Dialog.Popup
          ref={popup}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[name="q"]') ?? true}
          finalFocus={() => focusAfter(returnTo.current)}
          // Parts of the page with live regions are not hidden by the library.
          aria-modal="true"
          className="h-dvh w-full overflow-hidden bg-surface text-ink shadow-float transition-[translate,opacity] duration-200 outline-none data-ending-style:-translate-y-3 data-ending-style:opacity-0 data-starting-style:-translate-y-3 data-starting-style:opacity-0 sm:h-auto sm:max-w-3xl sm:rounded-lg"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <div className="peer">
            <SearchBox variant="dialog" end={<CloseButton onClick={onClose} />} />
          </div>
          <div className="hidden border-t border-border px-5 pt-4 pb-5 peer-has-[[name=q]:placeholder-shown]:block sm:px-6">
            <Examples />
            <div className="mt-4 text-muted pointer-coarse:hidden">
              <Checkbox
                label="The / key opens this search on any page"
                defaultChecked={searchKeyIsOn()}
                onChange={(event) => keepSearchKey(event.target.checked)}
              />
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Viewport>
    </DialogFrame>
  )
}

/** Where the focus goes: a change of page has put it on the new page's heading already. */
function focusAfter(before: Element | null): HTMLElement | boolean {
  const now = document.activeElement
  const isElsewhere = now !== document.body && !now?.closest('[role="dialog"]')
  return !isElsewhere && (before instanceof HTMLElement ? before : true)
}
