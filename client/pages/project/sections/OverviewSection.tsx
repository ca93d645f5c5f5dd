import {
  BedDouble,
  Building2,
  CalendarCheck,
  HardHat,
  MapPin,
  Maximize,
  Sofa,
  type LucideIcon,
} from 'lucide-react'
import { PROJECT_DEFAULTS } from '../../../../domain/project/defaults.ts'
import { BrochureButton } from '../BrochureButton.tsx'
import type { SectionProps } from '../tabs/sections.ts'

/** The project in one sentence, its facts on cards, its highlights and the brochure. */
export function OverviewSection({ project }: SectionProps) {
  const { status, bedrooms, possession, furnishing, category, propertyType } = project
  return (
    <>
      <p className="max-w-text text-xl leading-relaxed">{project.shortDescription}</p>
      <dl className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 md:mt-10 lg:grid-cols-4">
        <Fact Icon={MapPin} name="Location" value={project.localitiesText} />
        <Fact Icon={Maximize} name="Area" value={project.areaText} />
        <Fact
          Icon={Building2}
          name="Property Type"
          value={propertyType}
          note={category === propertyType ? undefined : category}
        />
        {status !== PROJECT_DEFAULTS.status && <Fact Icon={HardHat} name="Status" value={status} />}
        {bedrooms.length > 0 && (
          <Fact Icon={BedDouble} name="Bedrooms" value={bedrooms.join(', ')} />
        )}
        {possession && <Fact Icon={CalendarCheck} name="Possession" value={possession} />}
        {furnishing && <Fact Icon={Sofa} name="Furnishing" value={furnishing} />}
      </dl>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <ul aria-label="Highlights" className="flex flex-wrap gap-2">
          {project.highlights.map((highlight) => (
            <li
              key={highlight}
              className="rounded-full border border-line bg-surface px-4 py-1.5 text-sm font-medium"
            >
              {highlight}
            </li>
          ))}
        </ul>
        <BrochureButton project={project} />
      </div>
    </>
  )
}

type FactProps = {
  readonly Icon: LucideIcon
  readonly name: string
  readonly value: string
  readonly note?: string | undefined
}

function Fact({ Icon, name, value, note }: FactProps) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <dt className="flex items-center gap-2 text-sm text-muted">
        <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-gold-deep" />
        {name}
      </dt>
      <dd className="mt-2 font-semibold">
        {value}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}
