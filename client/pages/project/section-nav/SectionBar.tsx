import { useEffect, useRef, useState } from 'react'
import { cx } from '../../../components/cx.ts'
import { IconButton } from '../../../components/buttons/Button.tsx'
import { Container } from '../../../components/Section.tsx'
import { scrollSign } from '../../../components/carousel/use-carousel.ts'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import { BarPrice } from '../BarPrice.tsx'
import type { ProjectView } from '../project-view.ts'
import { projectRequest } from '../project-enquiry.tsx'
import { SECTION_IDS, SECTION_TITLES, type SectionId } from './section-titles.ts'

/** The bar below the header: links to the sections and, not on phones, name and price. */
export function SectionBar({ project, active }: { project: ProjectView; active: SectionId }) {
  return (
    <div
      data-floating
      data-tabs
      className="sticky top-(--header-height) z-20 border-b border-border bg-surface low:static"
    >
      <Container>
        <div className="flex h-11 items-center gap-6 max-sm:hidden lg:h-12">
          <p className="min-w-0 flex-1 truncate display-small text-lg">{project.name}</p>
          <p className="display-small text-lg">
            <BarPrice project={project} />
          </p>
          <EnquireLink
            request={projectRequest(project)}
            className="inline-flex min-h-9 items-center rounded-md bg-accent px-4 text-sm font-semibold text-on-accent transition-colors hover:bg-accent-bright"
          >
            Enquire Now
          </EnquireLink>
        </div>
        <Tabs name={project.name} active={active} />
      </Container>
    </div>
  )
}

function Tabs({ name, active }: { name: string; active: SectionId }) {
  const { bar, ends } = useBarScroll(active)
  return (
    <div className="relative -mx-3">
      <nav aria-label={`Sections of ${name}`}>
        <ul ref={bar} className="relative rail-scroll flex scroll-px-12 motion-safe:scroll-smooth">
          {SECTION_IDS.map((id) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                aria-current={id === active ? 'true' : undefined}
                className="inline-flex h-12 items-center border-y-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-b-accent aria-[current]:text-ink noscript:aria-[current]:border-b-transparent noscript:aria-[current]:text-muted"
              >
                {SECTION_TITLES[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {ARROWS.map(({ direction, icon, step, className }) => (
        <div
          key={direction}
          className={cx(
            'absolute inset-y-0 flex items-center from-surface from-70% to-transparent transition-opacity noscript:hidden',
            // At an end the arrow is invisible and no tab stop, but keeps its focus.
            ends[direction] && 'pointer-events-none opacity-0 has-focus-visible:opacity-100',
            className,
          )}
        >
          <IconButton
            label={`Scroll tabs ${direction}`}
            variant="plain"
            icon={icon}
            aria-disabled={ends[direction]}
            tabIndex={ends[direction] ? -1 : undefined}
            className="rtl:-scale-x-100"
            onClick={() => bar.current?.scrollBy({ left: step * scrollSign(bar.current) })}
          />
        </div>
      ))}
    </div>
  )
}

// Each arrow lies over the bar by this width.
const ARROW_PX = 44
const ARROWS = [
  {
    direction: 'back',
    icon: 'ChevronLeft',
    step: -300,
    className: 'start-0 bg-linear-to-r pe-3 rtl:bg-linear-to-l',
  },
  {
    direction: 'on',
    icon: 'ChevronRight',
    step: 300,
    className: 'end-0 bg-linear-to-l ps-3 rtl:bg-linear-to-r',
  },
] as const

/** The ends that the bar has reached; it scrolls the link to `active` into view. */
function useBarScroll(active: string) {
  const bar = useRef<HTMLUListElement>(null)
  // The server renders the bar at its start, with more links behind.
  const [ends, setEnds] = useState({ back: true, on: false })

  useEffect(() => {
    const first = bar.current?.firstElementChild
    const last = bar.current?.lastElementChild
    if (!first || !last) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          setEnds((ends) => ({
            ...ends,
            [target === first ? 'back' : 'on']: intersectionRatio > 0.97,
          }))
        }
      },
      // Browsers round scroll positions, so this is a little less than 1.
      { root: bar.current, threshold: 0.98 },
    )
    observer.observe(first)
    observer.observe(last)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const list = bar.current
    const link = list?.querySelector<HTMLElement>(`[href="#${active}"]`)
    if (!list || !link) return
    const start = link.offsetLeft - list.scrollLeft
    const inView = start >= ARROW_PX && start + link.offsetWidth <= list.clientWidth - ARROW_PX
    // `scrollIntoView` would end the scroll of the page that is under way.
    const left = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
    if (!inView) list.scrollTo({ left })
  }, [active])

  return { bar, ends }
}
