import { CloseButton, Modal } from '../../components/Dialog.tsx'
import { Checkbox } from '../../components/form/Checkbox.tsx'
import { SearchExamples } from '../SearchExamples.tsx'
// The assistant is imported beside the window, as its field needs it at once.
import '../SearchEnhancements.tsx'
import { SearchBox } from '../SearchBox.tsx'
import { storeSearchShortcut, isSearchShortcutOn } from './SearchLink.tsx'

/** The search over a page: a window near its top, the whole screen of a phone. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Search"
      focus="first"
      onClose={onClose}
      className="mx-auto h-dvh max-h-none w-full overflow-y-auto bg-surface backdrop:bg-shade/60 sm:mt-[10vh] sm:h-fit sm:w-[calc(100%-3rem)] sm:max-w-3xl sm:rounded-lg starting:-translate-y-3"
    >
      <div className="search-words">
        <SearchBox variant="dialog" end={<CloseButton onClick={onClose} />} />
      </div>
      <div className="search-examples border-t border-border px-5 pt-4 pb-5 sm:px-6">
        <SearchExamples />
        <div className="mt-4 text-muted pointer-coarse:hidden">
          <Checkbox
            label="The / key opens this search on any page"
            defaultChecked={isSearchShortcutOn()}
            onChange={(event) => storeSearchShortcut(event.target.checked)}
          />
        </div>
      </div>
    </Modal>
  )
}
