import { useState } from 'react'
import { languageOf } from '../../../../domain/text/language.ts'
import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { Picture } from '../../../components/picture/Picture.tsx'
import type { LocalityCardView } from '../../../source/shapes.ts'

type LocalityPanelProps = {
  /** The place that was pressed; absent: closed. */
  readonly locality: LocalityCardView | undefined
  readonly onClose: () => void
}

/** What a place is like, and the way to its projects. */
export function LocalityPanel({ locality, onClose }: LocalityPanelProps) {
  // Stays filled while it closes.
  const [last, setLast] = useState(locality)
  if (locality && locality !== last) setLast(locality)
  if (!last) return null
  const { name, city, image, description, path } = last
  return (
    <Dialog
      open={locality !== undefined}
      onClose={onClose}
      onUnavailable={() => window.location.assign(path)}
      title={name}
      description={city && !name.includes(city) ? city : undefined}
      footer={
        <ButtonLink to={path} wide>
          See projects in {name}
        </ButtonLink>
      }
    >
      <Picture view={image} alt="" slot="half" aspect="card" className="rounded-md" />
      <p lang={languageOf(description ?? '')} className="mt-5 text-lg">
        {description}
      </p>
    </Dialog>
  )
}
