import { AppLink } from '../../../components/buttons/AppLink.tsx'
import { Section } from '../../../components/Section.tsx'
import { EnquireButton } from '../../../enquiry/dialogs/EnquireButton.tsx'
import type { HomeProps, TileView } from '../home-view.ts'
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

/** All the agency does around a property, in one grid. */
export function ServicesSection({ page: { tiles, headings } }: HomeProps) {
  if (tiles.length === 0) return null
  return (
    <Section labelledBy="services-title" heading={headings.services}>
      <div className="overflow-hidden rounded-lg border border-border bg-surface">
        <ul className="service-tiles">
          {tiles.map((service) => (
            <li key={service.id}>
              <ServiceTile service={service} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/**
 * A service with a line icon, a sentence and 'Learn More'. Tiles are edge to edge: what is around
 * them draws their frame.
 */
function ServiceTile({ service: { id, name, description, link } }: { service: TileView }) {
  const action = (
    <>
      <span className="underline-grow">Learn More</span>
      <span className="sr-only">{` about ${name}`}</span>
      <Icon name="ArrowUpRight" size={18} />
    </>
  )
  return (
    <div className="group service-tile">
      <span>
        <Icon name={ICONS[id] ?? 'House'} size={28} strokeWidth={1.5} />
      </span>
      <h3>{name}</h3>
      <p>{description}</p>
      <div>
        {link === undefined ? (
          <EnquireButton
            request={{
              source: 'service',
              title: `Ask about ${name}`,
              message: `I would like to know more about ${name}.`,
            }}
            className="stretched-link"
          >
            {action}
          </EnquireButton>
        ) : (
          <AppLink to={link} newTab className="stretched-link">
            {action}
          </AppLink>
        )}
      </div>
    </div>
  )
}
