import { paths } from '../../../../domain/seo/paths.ts'
import { ServiceTile } from '../../../components/cards/ServiceTile.tsx'
import { Section, SectionHeading } from '../../../components/Section.tsx'
import { contactQuery, type EnquiryRequest } from '../../../enquiry/sending/request.ts'
import { useEnquiry } from '../../../enquiry/dialogs/use-enquiry.ts'
import type { Heading, HomeView } from '../home-view.ts'
import { Icon, type IconName } from '../../../components/icons/Icon.tsx'

/** By the service's id; one that is new to us has a house. */
const ICONS: Readonly<Record<string, IconName>> = {
  'home-loan': 'Landmark',
  'legal-services': 'Scale',
  'property-management': 'KeyRound',
  'rent-agreement': 'FilePenLine',
  'rent-receipt': 'ReceiptIndianRupee',
  'sell-or-rent': 'HandCoins',
  'title-search': 'FileSearch',
  'escrow-services': 'Vault',
  consultation: 'MessagesSquare',
}

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
      <div className="overflow-hidden rounded-lg border border-border bg-surface">
        <ul className="service-tiles">
          {tiles.map((service) => (
            <li key={service.id}>
              <ServiceTile
                service={service}
                icon={<Icon name={ICONS[service.id] ?? 'House'} size={28} strokeWidth={1.5} />}
                onEnquire={(name) => open(requestFor(name))}
                fallbackPath={paths.contact}
                fallbackQuery={contactQuery(requestFor(service.name))}
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
