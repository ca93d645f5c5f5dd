import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { onPlainClick } from '../../../components/buttons/is-plain-click.ts'
import { SECTION_IDS, type SectionId } from './section-titles.ts'

/** The section under this point, in px below the viewport's top, is the active one. */
const PROBE_PX = 300
/** How long at least after a press scrolling moves the mark only by jumps of more than one tab. */
const SUPPRESSION_MS = 800

/**
 * Which tab is marked: updated by presses and by scrolling, with times in ms. After a press
 * the mark stays on the pressed tab until scrolling has ended, 800 ms at least; a jump of more
 * than one tab away from it is the visitor's own and counts at once.
 */
export function createTabMark() {
  let active = 0
  let seen = 0
  let pressedAt = Number.NEGATIVE_INFINITY

  return {
    moving: false,
    press(index: number, now: number): void {
      active = index
      pressedAt = now
    },
    scroll(index: number, now: number): number {
      const jump = Math.abs(index - active) - Math.abs(seen - active)
      seen = index
      const free = !this.moving && now - pressedAt >= SUPPRESSION_MS
      if (free || jump > 1) active = index
      return active
    },
  }
}

/** For the `onClick` of a link to `#id`: marks the tab, scrolls and moves the focus there. */
export type GoToSection = (id: SectionId) => (event: MouseEvent<HTMLAnchorElement>) => void

const SectionLinksContext = createContext<GoToSection | undefined>(undefined)

export const SectionLinksProvider = SectionLinksContext.Provider

/** For any link to one of the page's sections. Stays the same while the page does. */
export function useGoToSection(): GoToSection {
  const goTo = useContext(SectionLinksContext)
  if (!goTo) throw new Error('useGoToSection is used outside the project page')
  return goTo
}

/** Keeps the mark of the tabs: by presses at once, by scrolling as the visitor reads. */
export function useScrollSpy(): { active: SectionId; goTo: GoToSection } {
  const [active, setActive] = useState<SectionId>('overview')
  const [mark] = useState(createTabMark)
  const underProbe = useRef(0)

  const update = useCallback(() => {
    const id = SECTION_IDS[mark.scroll(underProbe.current, performance.now())]
    if (id) setActive(id)
  }, [mark])

  useEffect(() => {
    const belowProbe = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) belowProbe.add(target.id)
          else belowProbe.delete(target.id)
        }
        const first = SECTION_IDS.findIndex((id) => belowProbe.has(id))
        if (first !== -1) underProbe.current = first
        update()
      },
      { rootMargin: `-${PROBE_PX}px 0px 0px` },
    )
    for (const id of SECTION_IDS) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    const onScroll = () => {
      // Without a scrollend event scrolling has ended after the pause.
      mark.moving = 'onscrollend' in window
    }
    const onScrollEnd = () => {
      mark.moving = false
      update()
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('scrollend', onScrollEnd)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('scrollend', onScrollEnd)
    }
  }, [update, mark])

  const navigate = useNavigate()
  const goTo = useCallback<GoToSection>(
    (id) =>
      onPlainClick(() => {
        mark.press(SECTION_IDS.indexOf(id), performance.now())
        setActive(id)
        setTimeout(update, SUPPRESSION_MS)
        // The router scrolls to the section as its scroll margin says, and remembers the address.
        void navigate({ search: window.location.search, hash: id }, { replace: true })
        document.getElementById(id)?.focus({ preventScroll: true })
      }),
    [update, mark, navigate],
  )
  return { active, goTo }
}
