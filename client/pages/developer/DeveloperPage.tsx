import { languageOf } from '../../../domain/text/text-language.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { Picture } from '../../components/picture/Picture.tsx'
import { Container, Section, Paragraphs, Stat, SectionTitle } from '../../components/Section.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import { ProjectListing } from '../listing/ProjectListing.tsx'
import type { ImageView, SharedPicture } from '../../../domain/image/images.ts'
import type { Listing } from '../listing/listing-view.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { useRef, type PointerEvent, type ReactNode } from 'react'

export type DeveloperView = {
  slug: string
  name: string
  logo?: ImageView
  background?: ImageView
  card?: SharedPicture
  location?: string
  description: string
  totalProjects: number
  ongoingProjects: number
  hasFloorPlans: boolean
  listing: Listing
}

/** One developer: its figures, what it is known for, its projects with filters. */
export function DeveloperPage({ page }: { page: DeveloperView }) {
  const { name, slug, description, totalProjects, hasFloorPlans, listing } = page
  return (
    <>
      <Hero developer={page} />
      <Section tone="white" titled>
        <div className="grid gap-10 lg:grid-cols-[1fr_auto] lg:gap-20">
          <div className="max-w-text">
            <SectionTitle className="display text-3xl">{`About ${name}`}</SectionTitle>
            {description && (
              <Paragraphs
                texts={description}
                className="mt-5 flex max-w-reading flex-col gap-5 text-lg"
              />
            )}
            <div className="mt-8 flex flex-wrap gap-3">
              <EnquireLink variant="primary" request={{ source: 'modal', developer: name }}>
                {`Enquire about ${name}`}
              </EnquireLink>
              {hasFloorPlans && (
                <ButtonLink to={paths.floorPlans(slug)} variant="secondary">
                  See all floor plans
                </ButtonLink>
              )}
            </div>
          </div>
          {totalProjects > 0 && (
            <dl className="flex flex-wrap content-start gap-4 lg:w-64 lg:flex-col lg:flex-nowrap [&>div]:flex-1 [&>div]:rounded-lg [&>div]:border [&>div]:border-border [&>div]:bg-background [&>div]:p-6">
              <Stat value={totalProjects} label="Total Projects" />
              <Stat value={page.ongoingProjects} label="Ongoing Projects" />
            </dl>
          )}
        </div>
      </Section>
      {totalProjects === 0 ? (
        <Section titled>
          <SectionTitle className="display text-3xl">Coming Soon</SectionTitle>
          <p className="mt-4 max-w-text text-lg text-muted">
            {`${name} has no project on sale with us at the moment. Leave your number and we will call you when bookings open.`}
          </p>
        </Section>
      ) : (
        <ProjectListing
          listing={listing}
          scope="developer"
          title={`Projects by ${name}`}
          developer={name}
        />
      )}
    </>
  )
}

function Hero({ developer }: { developer: DeveloperView }) {
  const { name, logo, background, location } = developer
  const content = (
    <Container className="flex group-not-has-[+*]/hero:hidden min-h-80 flex-col justify-end pt-16 pb-10 md:min-h-104 md:pb-14">
      <Breadcrumbs />
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-5">
        {logo && (
          <span className="rounded-lg scheme-only-light bg-white p-4">
            <Picture view={logo} alt="" sizes="logo" fit="contain" className="h-16 w-36" />
          </span>
        )}
        <div className="min-w-0">
          <h1 lang={languageOf(name)} className="display text-5xl">
            {name}
          </h1>
          {location && (
            <p className="mt-2 flex items-center gap-2 text-lg">
              <Icon name="MapPin" size={18} className="shrink-0 text-accent-bright" />
              <span>{location}</span>
            </p>
          )}
        </div>
      </div>
    </Container>
  )
  return background ? (
    <DraggableBackground picture={background}>{content}</DraggableBackground>
  ) : (
    <div className="group/hero on-dark">{content}</div>
  )
}

/** The picture reaches this far beyond its frame on each side, as a share of the frame's size. */
const OVERSIZE = 0.15

function DraggableBackground({ picture, children }: { picture: ImageView; children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null)
  const offset = useRef({ x: 0, y: 0 })
  /** The place of the pointer when the picture was in its middle. */
  const grip = useRef({ x: 0, y: 0 })

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('a, button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y }
  }
  const move = ({ currentTarget: frame, pointerId, clientX, clientY }: PointerEvent) => {
    if (!frame.hasPointerCapture(pointerId) || !layer.current) return
    const x = withinFrame(clientX - grip.current.x, frame.clientWidth)
    const y = withinFrame(clientY - grip.current.y, frame.clientHeight)
    offset.current = { x, y }
    layer.current.style.translate = `${x}px ${y}px`
  }

  return (
    <div
      className="group/hero on-dark relative isolate cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing"
      onPointerDown={start}
      onPointerMove={move}
    >
      {/* The 15 % beyond the frame are those of OVERSIZE. */}
      <div ref={layer} className="pointer-events-none absolute -inset-[15%] -z-20">
        <Picture view={picture} alt="" sizes="hero" loading="priority" className="size-full" />
      </div>
      <div className="pointer-events-none absolute inset-0 -z-10 bg-shade/50" />
      <div className="pointer-events-none absolute inset-0 -z-10 bg-linear-to-t from-shade/90 to-shade/20" />
      {children}
    </div>
  )
}

/** An offset in px at which the oversized picture still covers a frame of this size. */
function withinFrame(offset: number, size: number): number {
  return Math.min(Math.max(offset, -size * OVERSIZE), size * OVERSIZE)
}
