import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainClick } from '../../../components/links/AppLink.tsx'
import { SECTION_IDS, type SectionId } from './section-titles.ts'

/** The active section is the one at this distance below the viewport's top, in px. */
const PROBE_PX = 300
/** For this long after a press, scrolling moves the mark only by jumps of more than one tab. */
const SUPPRESSION_MS = 800

/**
 * Decides which tab is marked, with times in ms. After a press it is the pressed one until scrolling has
 * ended, 800 ms at least; a jump of more than one tab away is the visitor's own and counts at once.
 */
export function createTabMark() {
  let active = 0
  let visibleIndex = 0
  let pressedAt = Number.NEGATIVE_INFINITY

  return {
    moving: false,
    press(index: number, now: number): void {
      active = index
      pressedAt = now
    },
    scroll(index: number, now: number): number {
      const jump = Math.abs(index - active) - Math.abs(visibleIndex - active)
      visibleIndex = index
      const free = !this.moving && now - pressedAt >= SUPPRESSION_MS
      if (free || jump > 1) active = index
      return active
    },
  }
}

/** The section whose tab is marked: a pressed one at once, otherwise the one that is being read. */
export function useScrollSpy(): SectionId {
  const [active, setActive] = useState<SectionId>('overview')
  const navigate = useNavigate()
  const goTo = useEffectEvent((id: SectionId, search: string) => {
    // The router scrolls to the section as its scroll margin says, and remembers the address.
    void navigate({ search, hash: id }, { replace: true })
    document.getElementById(id)?.focus({ preventScroll: true })
  })

  useEffect(() => {
    const mark = createTabMark()
    let underProbe = 0
    const update = () =>
      setActive(SECTION_IDS[mark.scroll(underProbe, performance.now())] ?? 'overview')
    const observer = observeProbe((index) => {
      underProbe = index
      update()
    })
    // This handles any link to a section, except those that keep the scroll position.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const id = SECTION_IDS.find((one) => link?.hash === `#${one}`)
      if (!id || !isPlainClick(event) || link?.dataset['preventScrollReset'] !== undefined) return
      if (link?.pathname !== window.location.pathname) return
      event.preventDefault()
      mark.press(SECTION_IDS.indexOf(id), performance.now())
      setActive(id)
      setTimeout(update, SUPPRESSION_MS)
      goTo(id, link.search)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', onClick, { capture: true, signal })
    // In a browser without the scrollend event, a pause counts as the end of scrolling.
    const onScroll = () => (mark.moving = 'onscrollend' in window)
    window.addEventListener('scroll', onScroll, { passive: true, signal })
    const onScrollEnd = () => {
      mark.moving = false
      update()
    }
    window.addEventListener('scrollend', onScrollEnd, { signal })
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [])
  return active
}

/** Calls back with the index of the section under the probe, now and whenever it changes. */
function observeProbe(onPass: (index: number) => void): IntersectionObserver {
  const below = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) below.add(target.id)
        else below.delete(target.id)
      }
      const first = SECTION_IDS.findIndex((id) => below.has(id))
      if (first !== -1) onPass(first)
    },
    { rootMargin: `-${PROBE_PX}px 0px 0px` },
  )
  for (const id of SECTION_IDS) {
    const section = document.getElementById(id)
    if (section) observer.observe(section)
  }
  return observer
}
