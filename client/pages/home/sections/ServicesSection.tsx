import { paths } from '../../../../domain/seo/paths.ts'
import { ServiceTile } from '../../../components/cards/ServiceTile.tsx'
import { Section, SectionHeading } from '../../../components/Section.tsx'
import { contactQuery, type EnquiryRequest } from '../../../enquiry/sending/request.ts'
import { useEnquiry } from '../../../enquiry/dialogs/use-enquiry.ts'
import type { Heading, HomeView } from '../home-view.ts'
import { serviceIcon } from './service-icons.ts'

const requestFor = (name: string): EnquiryRequest => ({
  source: 'service',
  title: `Ask about ${name}`,
  message: `I would like to know more about ${name}.`,
})

/** All the agency does around a property, in one grid. */
export function ServicesSection({
  tiles,
  heading,
}: Pick<HomeView, 'tiles'> & { heading: Heading }) {
  const { open } = useEnquiry()
  if (tiles.length === 0) return null
  return (
    <Section labelledBy="services-title">
      <SectionHeading id="services-title" {...heading} />
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <ul className="service-tiles">
          {tiles.map((service) => {
            const Icon = serviceIcon(service.id)
            return (
              <li key={service.id}>
                <ServiceTile
                  service={service}
                  icon={<Icon size={28} strokeWidth={1.5} aria-hidden="true" />}
                  onEnquire={(name) => open(requestFor(name))}
                  fallbackPath={paths.contact}
                  fallbackQuery={contactQuery(requestFor(service.name))}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
