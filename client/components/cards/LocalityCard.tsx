import { languageOf } from '../../../domain/text/language.ts'
import { AppLink } from '../buttons/AppLink.tsx'
import { isPlainClick } from '../buttons/is-plain-click.ts'
import { Picture } from '../picture/Picture.tsx'
import type { LocalityCardView } from '../../source/shapes.ts'

type LocalityCardProps = {
  readonly locality: LocalityCardView
  /** Opens the panel or the dialog of a locality that is no city, instead of its page. */
  readonly onOpen: (id: string) => void
  /** Its place in a mosaic; `wide` is two places wide, `large` two high as well. */
  readonly size?: 'large' | 'wide' | 'small'
}

/** A place as a picture with its name on it. */
export function LocalityCard({ locality, onOpen, size = 'small' }: LocalityCardProps) {
  const { id, name, city, image, path, isCity } = locality
  return (
    <div className="on-picture place-card">
      <Picture view={image} alt="" slot={size === 'small' ? 'quarter' : 'half'} />
      <h3>
        <AppLink
          to={path}
          className="stretched"
          {...(!isCity && {
            onClick: (event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              onOpen(id)
            },
          })}
        >
          <span
            lang={languageOf(name)}
            className={size === 'large' ? 'place-name-large' : 'place-name'}
          >
            {name}
          </span>
          {!isCity && city && !name.includes(city) && <span className="place-city">{city}</span>}
        </AppLink>
      </h3>
    </div>
  )
}
