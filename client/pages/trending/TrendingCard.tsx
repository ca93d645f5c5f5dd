import { useState, type ReactNode } from 'react'
import type { ImageView } from '../../../domain/image/images.ts'
import { SOLD_OUT } from '../../../domain/project/availability.ts'
import { languageOf } from '../../../domain/text/text-language.ts'
import { BrandIcon } from '../../components/BrandIcon.tsx'
import { Button, ButtonLink } from '../../components/buttons/Button.tsx'
import { AppLink, onPlainClick } from '../../components/links/AppLink.tsx'
import { Card, CardPlace, PriceText } from '../../components/cards/ProjectCard.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { Picture } from '../../components/picture/Picture.tsx'
import { Badge } from '../../components/status/Badge.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { useOpenEnquiry } from '../../enquiry/dialogs/EnquiryProvider.tsx'
import { contactPath, type EnquiryRequest } from '../../enquiry/sending/enquiry-request.ts'
import { CardSaveButton } from '../../saved/SaveButton.tsx'

export type TrendingCardView = {
  id: string
  name: string
  priceText: string
  place: string
  image: ImageView
  path?: string | undefined
  /** Whether nothing of the project can be had any more. */
  isSoldOut?: boolean
  /** Set where a press opens the description and a WhatsApp chat first, with a link to the page. */
  opensPanel?: true | undefined
  description?: string | undefined
}

/** A request for a chat about a card; the Contact page takes it where the panel cannot be shown. */
const requestOf = ({ id, name }: TrendingCardView): EnquiryRequest => ({
  source: 'whatsapp',
  projectId: id,
  projectName: name,
})

/** A hand-picked project: picture with the 'Premium' badge, name, place, price. */
export function TrendingCard({ project }: { project: TrendingCardView }) {
  const [open, setOpen] = useState(false)
  const { name, path, opensPanel } = project
  return (
    <Card>
      <div className="relative overflow-hidden">
        <Picture view={project.image} alt="" sizes="rail" aspect="card" />
        <div className="absolute top-3 left-3 flex gap-2">
          <Badge tone="premium">Premium</Badge>
          {project.isSoldOut && <Badge tone="onPicture">{SOLD_OUT}</Badge>}
        </div>
        {path && <CardSaveButton path={path} name={name} />}
      </div>
      <div className="flex flex-1 flex-col p-5">
        <h3 className="line-clamp-2 display-small text-xl">
          <AppLink
            to={path ?? contactPath(requestOf(project))}
            lang={languageOf(name)}
            className="stretched-link"
            onClick={opensPanel && onPlainClick(() => setOpen(true))}
          >
            {name}
          </AppLink>
        </h3>
        <CardPlace className="mt-2 mb-4">{project.place}</CardPlace>
        <PriceText className="mt-auto">{project.priceText}</PriceText>
      </div>
      {open && <TrendingPanel card={project} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** A project in short: its description, a link to its page, and a chat on WhatsApp. */
function TrendingPanel({ card, onClose }: { card: TrendingCardView; onClose: () => void }) {
  const openEnquiry = useOpenEnquiry()
  return (
    <Dialog
      onClose={onClose}
      title={card.name}
      footer={
        <div className="flex flex-col gap-3">
          {card.path && (
            <ButtonLink to={card.path} wide>
              View project
            </ButtonLink>
          )}
          <Button
            wide
            variant={card.path ? 'secondary' : 'primary'}
            icon={<BrandIcon brand="whatsapp" size={20} />}
            onClick={() => {
              onClose()
              openEnquiry(requestOf(card))
            }}
          >
            Contact on WhatsApp
          </Button>
        </div>
      }
    >
      <Picture view={card.image} alt="" sizes="half" aspect="card" className="rounded-md" />
      {card.place && (
        <p className="mt-5 flex gap-2 text-muted">
          <Icon name="MapPin" size={18} className="mt-1 shrink-0 text-accent-deep" />
          <span>{card.place}</span>
        </p>
      )}
      <PriceText className="mt-2 text-xl">{card.priceText}</PriceText>
      {card.description && <p className="mt-4">{card.description}</p>}
    </Dialog>
  )
}

/** Stands in for the cards where there are none. */
export function NoTrending({ action }: { action: ReactNode }) {
  return (
    <EmptyState title="No Trending Projects Found" action={action}>
      Please check back later for updates
    </EmptyState>
  )
}
