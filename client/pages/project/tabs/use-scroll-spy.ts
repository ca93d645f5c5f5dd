import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPlainClick } from '../../../components/buttons/is-plain-click.ts'
import { createTabMark, sectionAt, SPY } from './scroll-spy.ts'
import { useLatest } from '../../../components/hooks/use-latest.ts'
import type { GoToSection } from './section-context.ts'
import type { SectionId } from './section-titles.ts'

/**
 * No scrolling for so long: the page stands still, whatever the browser tells. Smooth scrolling draws
 * a frame every 16 ms on a quick machine, but on a slow phone several hundred may pass between two.
 */
const STILL_MS = 1000

/** Keeps the mark of the tabs: by presses at once, by scrolling as the visitor reads. */
export function useScrollSpy(ids: readonly SectionId[]): {
  active: SectionId
  goTo: GoToSection
} {
  const [first = 'overview'] = ids
  const [active, setActive] = useState<SectionId>(first)
  const mark = useRef(createTabMark())
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined)
  const scrolledAt = useRef(0)
  const latest = useLatest({ navigate: useNavigate(), search: useLocation().search })

  const look = useCallback(() => {
    const tops = ids.map(
      (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    )
    const id = ids[mark.current.scroll(sectionAt(tops), performance.now())]
    if (id) setActive(id)
  }, [ids])

  useEffect(() => {
    let frame = 0
    const onScroll = () => {
      scrolledAt.current = performance.now()
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const onScrollEnd = () => {
      mark.current.rest()
      look()
    }
    onScroll()
    window.addEventListener('scrollend', onScrollEnd)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(settle.current)
      window.removeEventListener('scrollend', onScrollEnd)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [look])

  const goTo = useCallback<GoToSection>(
    (id) => (event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      mark.current.press(ids.indexOf(id), performance.now())
      setActive(id)
      clearTimeout(settle.current)
      settle.current = setTimeout(function settled() {
        // Not every browser tells when scrolling ends, and none does where the page is already there.
        if (performance.now() - scrolledAt.current <= STILL_MS) {
          settle.current = setTimeout(settled, STILL_MS)
          return
        }
        mark.current.rest()
        look()
      }, SPY.suppression)
      // The router scrolls to the section as its scroll margin says, and remembers the address.
      const { navigate, search } = latest.current
      void navigate({ search, hash: id }, { replace: true })
      document.getElementById(id)?.focus({ preventScroll: true })
    },
    [ids, look, latest],
  )
  return { active, goTo }
}
