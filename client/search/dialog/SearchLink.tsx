import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../domain/seo/paths.ts'
import { AppLink, isPlainClick } from '../../components/links/AppLink.tsx'
import { LazyPart, lazyPart } from '../../components/LazyPart.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { readStored, writeStored } from '../../components/browser-storage.ts'

const loadDialog = () => import('./SearchDialog.tsx').then((module) => module.SearchDialog)
const SearchDialog = lazyPart(loadDialog)

/** Fetches the dialog ahead of its use; where that fails, its use tells. */
const preload = () => void loadDialog().catch(() => undefined)

/** Matches elements that take letters themselves, and windows over the page. */
const TAKES_KEYS = 'input,textarea,select,[contenteditable],dialog'

/** The search, which the `/` key opens too; without its code a link to the search page. */
export function SearchLink() {
  const { key } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  // The dialog closes with its page, and coming back does not open it again.
  if (openAt !== undefined && !open) setOpenAt(undefined)

  const openDialog = () => {
    // The focus returns to this link when the dialog closes.
    if (document.activeElement === document.body) link.current?.focus()
    setOpenAt(key)
  }
  const close = () => setOpenAt(undefined)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, isComposing } = event
    if (event.key !== '/' || ctrlKey || metaKey || altKey || isComposing || !isSearchShortcutOn())
      return
    if (target instanceof Element && target.closest(TAKES_KEYS)) return
    event.preventDefault()
    openDialog()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <AppLink
        ref={link}
        to={paths.search()}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          openDialog()
        }}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-on-dark/10"
      >
        <Icon name="Search" size={22} />
      </AppLink>
      {open && (
        <LazyPart
          onFailed={() => {
            close()
            window.location.assign(paths.search())
          }}
        >
          <SearchDialog onClose={close} />
        </LazyPart>
      )}
    </>
  )
}

const STORED_AS = 'searchKey'

/** A single key must be one that visitors can switch off (WCAG 2.1.4). */
export const isSearchShortcutOn = (): boolean => readStored('localStorage', STORED_AS) !== 'off'

export const storeSearchShortcut = (isOn: boolean): boolean =>
  writeStored('localStorage', STORED_AS, isOn ? 'on' : 'off')
