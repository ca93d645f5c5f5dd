import { Phone, X } from 'lucide-react'
import { Badge } from '../../components/status/Badge.tsx'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { Button, ButtonLink, type ButtonVariant } from '../../components/buttons/Button.tsx'
import { DropdownMenu } from '../../components/DropdownMenu.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { IconButton } from '../../components/buttons/IconButton.tsx'
import { Pagination } from '../../components/pagination/Pagination.tsx'
import { Rating } from '../../components/status/Rating.tsx'
import { MoreLink, Section, SectionHeading } from '../../components/Section.tsx'
import { typeLinks } from '../../components/shell/navigation.ts'
import { Loading } from '../../components/status/Spinner.tsx'
import { Stat } from '../../components/status/Stat.tsx'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import { Piece, Row } from './Piece.tsx'

const ON_LIGHT: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost']

function Buttons({ variant }: { readonly variant: ButtonVariant }) {
  return (
    <Row>
      <Button variant={variant} size="sm">
        Small
      </Button>
      <Button variant={variant}>Request a call back</Button>
      <Button variant={variant} size="lg" icon={<Phone size={20} aria-hidden="true" />}>
        Large
      </Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
      <Button variant={variant} loading>
        Sending...
      </Button>
      <ButtonLink variant={variant} to="/contact-us">
        A link
      </ButtonLink>
    </Row>
  )
}

export function SmallPieces() {
  return (
    <Section id="small" tone="white" labelledBy="small-title">
      <SectionHeading
        id="small-title"
        title="Small pieces"
        action={<MoreLink to="/developers">View all developers</MoreLink>}
      />
      <Piece name="Button">
        {ON_LIGHT.map((variant) => (
          <Buttons key={variant} variant={variant} />
        ))}
        <div className="night rounded-lg p-6">
          <Buttons variant="onDark" />
          <Buttons variant="primary" />
        </div>
      </Piece>
      <Piece name="IconButton">
        <Row>
          <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} />
          <IconButton label="Close" variant="plain" icon={<X size={20} aria-hidden="true" />} />
          <IconButton label="Close" disabled icon={<X size={20} aria-hidden="true" />} />
          <span className="night flex gap-4 rounded-lg p-4">
            <IconButton label="Close" variant="solid" icon={<X size={20} aria-hidden="true" />} />
            <IconButton label="Close" variant="night" icon={<X size={20} aria-hidden="true" />} />
          </span>
        </Row>
      </Piece>
      <Piece name="Badge">
        <Row>
          <Badge tone="premium">Premium</Badge>
          <Badge tone="soon">Coming Soon</Badge>
          <Badge tone="verified">RERA Approved</Badge>
          <Badge>Under Construction</Badge>
          <Badge tone="onPicture">New Launch</Badge>
        </Row>
      </Piece>
      <Piece name="DropdownMenu">
        <DropdownMenu
          id="sample-menu"
          label="Buy"
          links={typeLinks}
          buttonClassName="inline-flex min-h-12 items-center gap-2 rounded-md border border-line px-5 font-semibold"
        />
      </Piece>
      <Piece name="Breadcrumbs">
        <Breadcrumbs
          items={[
            { name: 'Home', path: '/' },
            { name: 'Project details', path: '/project-details' },
            { name: 'The Aravalli Summit' },
          ]}
        />
      </Piece>
      <Piece name="Pagination">
        <Pagination page={10} pages={20} hrefOf={(page) => `?page=${page}`} label="Many pages" />
        <Pagination page={1} pages={3} hrefOf={(page) => `?page=${page}`} label="Few pages" />
      </Piece>
      <Piece name="Rating, Stat">
        <Rating value={4} />
        <dl className="mt-6 grid grid-cols-2 gap-6 md:grid-cols-4">
          <Stat value="11+" label="Years of Experience" />
          <Stat value="1000+" label="Happy Clients" />
        </dl>
      </Piece>
      <Piece name="StatusMessage">
        <div className="space-y-3">
          <StatusMessage tone="success">Enquiry submitted successfully!</StatusMessage>
          <StatusMessage tone="error">Network error. Please check your connection.</StatusMessage>
          <StatusMessage tone="info">Showing projects of all cities.</StatusMessage>
        </div>
      </Piece>
      <Piece name="Loading, EmptyState">
        <Loading>Loading company data...</Loading>
        <EmptyState
          title="No Trending Projects Found"
          action={<Button variant="secondary">Try again</Button>}
        >
          Please check back later for updates
        </EmptyState>
      </Piece>
    </Section>
  )
}
