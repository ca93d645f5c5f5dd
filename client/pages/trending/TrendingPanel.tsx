import { useState } from 'react'
import { BrandIcon } from '../../components/BrandIcon.tsx'
import { Button, ButtonLink } from '../../components/buttons/Button.tsx'
import { PriceText } from '../../components/cards/Card.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Picture } from '../../components/picture/Picture.tsx'
import { WhatsAppDialog } from '../../enquiry/dialogs/WhatsAppDialog.tsx'
import type { TrendingCardView } from './TrendingCard.tsx'
import { Icon } from '../../components/icons/Icon.tsx'

/** A project in short: what it is, the way to its page where it has one, a chat on WhatsApp. */
export function TrendingPanel({
  card,
  onClose,
}: {
  card: TrendingCardView | undefined
  onClose: () => void
}) {
  // Stays filled while it closes.
  const [last, setLast] = useState(card)
  const [asking, setAsking] = useState(false)
  if (card && card !== last) setLast(card)
  if (!last) return null
  return (
    <>
      <Dialog
        open={card !== undefined && !asking}
        onClose={onClose}
        title={last.name}
        footer={
          <div className="flex flex-col gap-3">
            {last.path && (
              <ButtonLink to={last.path} wide>
                View project
              </ButtonLink>
            )}
            <Button
              wide
              variant={last.path ? 'secondary' : 'primary'}
              icon={<BrandIcon brand="whatsapp" size={20} />}
              onClick={() => setAsking(true)}
            >
              Contact on WhatsApp
            </Button>
          </div>
        }
      >
        <Picture view={last.image} alt="" sizes="half" aspect="card" className="rounded-md" />
        {last.place && (
          <p className="mt-5 flex gap-2 text-muted">
            <Icon name="MapPin" size={18} className="mt-1 shrink-0 text-gold-deep" />
            {last.place}
          </p>
        )}
        <PriceText className="mt-2 text-xl">{last.priceText}</PriceText>
        {last.description && <p className="mt-4">{last.description}</p>}
      </Dialog>
      <WhatsAppDialog
        open={asking}
        project={last}
        onClose={() => {
          setAsking(false)
          onClose()
        }}
      />
    </>
  )
}
