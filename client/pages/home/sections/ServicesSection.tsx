import { AppLink } from '../../../components/links/AppLink.tsx'
import { Section } from '../../../components/Section.tsx'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import type { HomeProps, TileView } from '../home-view.ts'
import { Icon, type IconName } from '../../../components/icons/Icon.tsx'
import { serviceRequest } from '../../../enquiry/sending/enquiry-request.ts'

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

const LINK = 'stretched-link inline-flex items-center gap-1.5 font-semibold text-accent-deep'

/** The agency's services around a property, in one grid. */
export function ServicesSection({ page: { tiles, headings } }: HomeProps) {
  if (tiles.length === 0) return null
  return (
    <Section heading={headings.services}>
      <div className="overflow-hidden rounded-lg border border-border bg-surface">
        {/* A pixel wider and higher than its frame, which so hides the outermost lines. */}
        <ul className="-mr-px -mb-px grid sm:grid-cols-2 lg:grid-cols-3 [&>li]:border-r [&>li]:border-b [&>li]:border-border sm:max-lg:[&>li]:last:odd:col-span-2 lg:[&>li]:last:nth-[3n+1]:col-span-3 lg:[&>li]:last:nth-[3n+2]:col-span-2">
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

/** A service with its icon; tiles are edge to edge, and the section around draws their frame. */
function ServiceTile({ service: { id, name, description, slug: link } }: { service: TileView }) {
  const action = (
    <>
      <span className="underline-grow">Learn More</span>
      <span className="sr-only">{` about ${name}`}</span>
      <Icon
        name="ArrowUpRight"
        size={18}
        className="transition-transform motion-safe:group-hover:translate-x-0.5 motion-safe:group-hover:-translate-y-0.5"
      />
    </>
  )
  return (
    <div className="group relative flex size-full flex-col px-5 py-6 transition-colors hover:bg-accent-tint/45 has-[.stretched-link:focus-visible]:outline-3 has-[.stretched-link:focus-visible]:-outline-offset-3 has-[.stretched-link:focus-visible]:outline-(--focus) max-sm:pl-17 sm:p-8">
      <span className="text-accent-deep max-sm:absolute max-sm:top-6 max-sm:left-5 sm:mb-5">
        <Icon name={ICONS[id] ?? 'House'} size={28} strokeWidth={1.5} />
      </span>
      <h3 className="display-small text-xl">{name}</h3>
      <p className="mt-2 mb-4 text-muted sm:mb-6">{description}</p>
      <div className="mt-auto">
        {link === undefined ? (
          <EnquireLink request={serviceRequest(name)} className={LINK}>
            {action}
          </EnquireLink>
        ) : (
          <AppLink to={link} newTab className={LINK}>
            {action}
          </AppLink>
        )}
      </div>
    </div>
  )
}
