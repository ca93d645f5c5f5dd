import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../domain/seo/paths.ts'
import { AppLink } from '../../components/buttons/AppLink.tsx'
import { isPlainClick } from '../../components/buttons/is-plain-click.ts'
import { onDemand } from '../../components/lazy/on-demand.tsx'
import { onSearchKey } from './search-key.ts'
import { Icon } from '../../components/icons/Icon.tsx'

const SearchDialog = onDemand(() =>
  import('./SearchDialog.tsx').then((module) => module.SearchDialog),
)

/**
 * The header's search: opens over the page, whose scripts do not wait for it. Without script, or
 * where its code cannot be fetched, it leads to the search page.
 */
export function SearchLink() {
  const { key } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  const returnTo = useRef<Element>(null)
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  // Left with the page: coming back does not open it again.
  if (openAt !== undefined && !open) setOpenAt(undefined)

  const show = useCallback(() => {
    const { activeElement, body } = document
    returnTo.current = activeElement === body ? link.current : activeElement
    setOpenAt(key)
  }, [key])
  useEffect(() => onSearchKey(show), [show])

  return (
    <>
      <AppLink
        ref={link}
        to={paths.search()}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          show()
        }}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-on-dark/10"
      >
        <Icon name="Search" size={22} />
      </AppLink>
      <SearchDialog
        wanted={open}
        open={open}
        onClose={() => setOpenAt(undefined)}
        returnTo={returnTo}
        onFailed={() => window.location.assign(paths.search())}
      />
    </>
  )
}
