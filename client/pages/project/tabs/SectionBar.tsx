import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { keepAmounts } from '../../../../domain/price/keep-amounts.ts'
import { cx } from '../../../components/cx.ts'
import { IconButton } from '../../../components/buttons/IconButton.tsx'
import { Container } from '../../../components/Section.tsx'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import type { ProjectView } from '../project-view.ts'
import { projectRequest } from '../project-request.ts'
import { SPY } from './scroll-spy.ts'
import { useGoToSection, type GoToSection } from './section-context.ts'
import { SECTION_IDS, SECTION_TITLES, type SectionId } from './section-titles.ts'
import { useBarScroll } from './use-bar-scroll.ts'

/** Stays under the header: the project's name and links to the page's sections. */
export function SectionBar({ project, active }: { project: ProjectView; active: SectionId }) {
  return (
    <div
      data-floating
      data-tabs
      className="sticky top-(--header-height) z-20 border-b border-line bg-surface"
    >
      <Container>
        <div className="flex h-11 items-center gap-6 lg:h-12">
          <p className="min-w-0 flex-1 truncate display-small text-lg">{project.name}</p>
          <p className="display-small text-lg whitespace-nowrap max-sm:hidden">
            {keepAmounts(project.priceText)}
          </p>
          <EnquireLink
            request={projectRequest(project)}
            className="inline-flex min-h-9 items-center rounded-md bg-gold px-4 text-sm font-semibold text-on-gold transition-colors hover:bg-gold-bright max-sm:hidden"
          >
            Enquire Now
          </EnquireLink>
        </div>
        <Tabs name={project.name} active={active} />
      </Container>
    </div>
  )
}

type TabsProps = { name: string; active: SectionId }

function Tabs({ name, active }: TabsProps) {
  const goTo = useGoToSection()
  const list = useRef<HTMLUListElement>(null)
  const { atStart, atEnd, by } = useBarScroll(list, active)

  return (
    <div className="relative -mx-3">
      <nav aria-label={`Sections of ${name}`}>
        <ul ref={list} className="relative rail-scroll flex scroll-px-12 motion-safe:scroll-smooth">
          <TabLinks active={active} goTo={goTo} />
        </ul>
      </nav>
      <Arrow way="back" spent={atStart} onPress={() => by(-SPY.arrowStep)} />
      <Arrow way="on" spent={atEnd} onPress={() => by(SPY.arrowStep)} />
    </div>
  )
}

function TabLinks({ active, goTo }: Pick<TabsProps, 'active'> & { goTo: GoToSection }) {
  return SECTION_IDS.map((id) => (
    <li key={id} className="shrink-0">
      <a
        href={`#${id}`}
        aria-current={id === active ? 'true' : undefined}
        onClick={goTo(id)}
        className="tab"
      >
        {SECTION_TITLES[id]}
      </a>
    </li>
  ))
}

const ARROWS = {
  back: { Icon: ChevronLeft, className: 'left-0 bg-linear-to-r pr-3' },
  on: { Icon: ChevronRight, className: 'right-0 bg-linear-to-l pl-3' },
} as const

type ArrowProps = {
  way: keyof typeof ARROWS
  /** The bar goes no further this way: the arrow is out of sight and no stop, but keeps the focus it may have. */
  spent: boolean
  onPress: () => void
}

function Arrow({ way, spent, onPress }: ArrowProps) {
  const { Icon, className } = ARROWS[way]
  return (
    <div
      className={cx(
        'absolute inset-y-0 flex items-center from-surface from-70% to-transparent transition-opacity noscript:hidden',
        spent && 'pointer-events-none opacity-0 has-focus-visible:opacity-100',
        className,
      )}
    >
      <IconButton
        label={`Scroll tabs ${way}`}
        variant="plain"
        icon={<Icon size={20} aria-hidden="true" />}
        aria-disabled={spent}
        tabIndex={spent ? -1 : undefined}
        onClick={onPress}
      />
    </div>
  )
}
