import { useState } from 'react'
import { Section } from '../../../components/Section.tsx'
import { useEnquiry } from '../../../enquiry/dialogs/use-enquiry.ts'
import type { HomeProps, LocalityCardView } from '../home-view.ts'
import { languageOf } from '../../../../domain/text/language.ts'
import { AppLink } from '../../../components/buttons/AppLink.tsx'
import { onPlainClick } from '../../../components/buttons/is-plain-click.ts'
import { cx } from '../../../components/cx.ts'
import { Picture } from '../../../components/picture/Picture.tsx'
import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { LazyDialog } from '../../../components/dialog/LazyDialog.tsx'

const PLACES: Readonly<Record<TileSize, string>> = {
  large: 'col-span-2 lg:row-span-2',
  wide: 'col-span-2',
  small: '',
}

/** Where the agency works, as a mosaic of pictures. */
export function LocalitiesSection({ page: { localities, headings } }: HomeProps) {
  const { open } = useEnquiry()
  const [shown, setShown] = useState<LocalityCardView>()
  const sizes = mosaic(localities.length)

  // docs/product.md, 'Home': a place with a description shows it, one without asks for an enquiry.
  const openLocality = (locality: LocalityCardView) => {
    if (locality.description) {
      setShown(locality)
      return
    }
    open({
      source: 'locality',
      title: `Enquire about ${locality.name}`,
      message: `I am looking for property in ${locality.name}.`,
    })
  }

  if (localities.length === 0) return null
  return (
    <Section tone="white" labelledBy="localities-title" heading={headings.localities}>
      <ul className="grid auto-rows-[minmax(10rem,1fr)] grid-cols-2 gap-3 sm:auto-rows-[minmax(12.5rem,1fr)] sm:gap-4 lg:grid-cols-4 lg:gap-5">
        {localities.map((locality, index) => {
          const size = sizes[index] ?? 'small'
          return (
            <li key={locality.id} className={PLACES[size]}>
              <LocalityCard locality={locality} size={size} onOpen={() => openLocality(locality)} />
            </li>
          )
        })}
      </ul>
      <LocalityPanel locality={shown} onClose={() => setShown(undefined)} />
    </Section>
  )
}

/** A place as a picture with its name on it. */
function LocalityCard({
  locality,
  onOpen,
  size,
}: {
  locality: LocalityCardView
  /** Opens the panel or the dialog of a locality that is no city, instead of its page. */
  onOpen: () => void
  size: TileSize
}) {
  const { name, city, image, path, isCity } = locality
  return (
    <div className="on-image place-card">
      <Picture view={image} alt="" sizes={size === 'small' ? 'quarter' : 'half'} />
      <h3>
        <AppLink
          to={path}
          className="stretched-link"
          onClick={isCity ? undefined : onPlainClick(onOpen)}
        >
          <span
            lang={languageOf(name)}
            className={cx(
              'block display-small leading-snug',
              size === 'large' ? 'text-2xl' : 'text-lg sm:text-xl',
            )}
          >
            {name}
          </span>
          {!isCity && city && !name.includes(city) && (
            <span className="mt-0.5 block text-sm text-on-dark-muted">{city}</span>
          )}
        </AppLink>
      </h3>
    </div>
  )
}

/** What a place is like, and the way to its projects. */
function LocalityPanel({
  locality,
  onClose,
}: {
  locality: LocalityCardView | undefined
  onClose: () => void
}) {
  // Stays filled while it closes.
  const [last, setLast] = useState(locality)
  if (locality && locality !== last) setLast(locality)
  if (!last) return null
  const { name, city, image, description, path } = last
  return (
    <LazyDialog
      wanted={locality !== undefined}
      onFailed={() => {
        onClose()
        window.location.assign(path)
      }}
      open={locality !== undefined}
      onClose={onClose}
      title={name}
      description={city && !name.includes(city) ? city : undefined}
      footer={
        <ButtonLink to={path} wide>
          See projects in {name}
        </ButtonLink>
      }
    >
      <Picture view={image} alt="" sizes="half" aspect="card" className="rounded-md" />
      <p lang={languageOf(description ?? '')} className="mt-5 text-lg">
        {description}
      </p>
    </LazyDialog>
  )
}

/** How much room a tile of the mosaic takes: 2 × 2, 2 × 1 or 1 × 1 places. */
export type TileSize = 'large' | 'wide' | 'small'

const COLUMNS = 4
const SMALLEST_MOSAIC = 5

/**
 * The sizes of `count` tiles that fill rows of four without a hole, and rows of two as well: the
 * first is large, then follow pairs of places, each for two small tiles or a wide one. So every tile
 * has its place of the list. As many as the last row needs are wide, spread among the others.
 */
export function mosaic(count: number): TileSize[] {
  if (count < SMALLEST_MOSAIC) return Array.from({ length: count }, () => 'small')
  const places = count + 3
  const wide = (COLUMNS - (places % COLUMNS)) % COLUMNS
  const pairs = (count - 1 + wide) / 2
  const widePairs = new Set(
    Array.from({ length: wide }, (_, turn) => Math.round(((turn + 1) * pairs) / (wide + 1))),
  )
  const others = Array.from({ length: pairs }, (_, pair): TileSize[] =>
    widePairs.has(pair) ? ['wide'] : ['small', 'small'],
  )
  return ['large', ...others.flat()]
}
