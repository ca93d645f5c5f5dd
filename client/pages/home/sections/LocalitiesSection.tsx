import { useState } from 'react'
import { Section } from '../../../components/Section.tsx'
import { useOpenEnquiry } from '../../../enquiry/dialogs/EnquiryProvider.tsx'
import type { HomeProps, LocalityCardView } from '../home-view.ts'
import { languageOf } from '../../../../domain/text/text-language.ts'
import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { onPlainClick, AppLink } from '../../../components/links/AppLink.tsx'
import { cx } from '../../../components/cx.ts'
import { Picture } from '../../../components/picture/Picture.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { localityRequest } from '../../../enquiry/sending/enquiry-request.ts'

const PLACES: Readonly<Record<TileSize, string>> = {
  large: 'col-span-2 lg:row-span-2',
  wide: 'col-span-2',
  small: '',
}

/** The places where the agency works, as a mosaic of pictures. */
export function LocalitiesSection({ page: { localities, headings } }: HomeProps) {
  const sizes = mosaic(localities.length)
  if (localities.length === 0) return null
  return (
    <Section tone="white" heading={headings.localities}>
      <ul className="grid auto-rows-[minmax(10rem,1fr)] grid-cols-2 gap-3 sm:auto-rows-[minmax(12.5rem,1fr)] sm:gap-4 lg:grid-cols-4 lg:gap-5">
        {localities.map((locality, index) => {
          const size = sizes[index] ?? 'small'
          return (
            <li key={locality.id} className={PLACES[size]}>
              <LocalityCard locality={locality} size={size} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function LocalityCard({ locality, size }: { locality: LocalityCardView; size: TileSize }) {
  const { name, city, image, path, isCity, description } = locality
  const openEnquiry = useOpenEnquiry()
  const [open, setOpen] = useState(false)
  // A place with a description shows it; one without asks for an enquiry (docs/product.md, 'Home').
  const openPlace = () => (description ? setOpen(true) : openEnquiry(localityRequest(name)))
  const place = !isCity && city && !name.includes(city) ? city : undefined
  return (
    <div className="on-image group relative isolate flex size-full min-h-40 items-end overflow-hidden rounded-lg bg-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <Picture
        view={image}
        alt=""
        sizes={size === 'small' ? 'quarter' : 'half'}
        className="absolute! inset-0 -z-10 size-full transition-transform duration-500 motion-safe:group-hover:scale-103"
      />
      {/* The name itself has the shade, so that a name of three lines is as easy to read as one. */}
      <h3 className="w-full bg-linear-to-t from-shade/90 via-shade/65 via-[calc(100%-3rem)] to-transparent p-4 pt-14 sm:p-5 sm:pt-16">
        <AppLink
          to={path}
          className="stretched-link"
          onClick={isCity ? undefined : onPlainClick(openPlace)}
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
          {place && <span className="mt-0.5 block text-sm text-on-dark-muted">{place}</span>}
        </AppLink>
      </h3>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          title={name}
          description={place}
          footer={
            <ButtonLink to={path} wide>
              {`See projects in ${name}`}
            </ButtonLink>
          }
        >
          <Picture view={image} alt="" sizes="half" aspect="card" className="rounded-md" />
          <p lang={languageOf(description ?? '')} className="mt-5 text-lg">
            {description}
          </p>
        </Dialog>
      )}
    </div>
  )
}

/** The size of a tile of the mosaic: 2 × 2, 2 × 1 or 1 × 1 places. */
export type TileSize = 'large' | 'wide' | 'small'

const COLUMNS = 4
const SMALLEST_MOSAIC = 5

/**
 * The sizes of `count` tiles that fill rows of four without a hole, and rows of two as well: the
 * first is large, the others are pairs of small ones, in their middle as many wide ones as are needed.
 */
export function mosaic(count: number): TileSize[] {
  const wide = count < SMALLEST_MOSAIC ? 0 : (COLUMNS - ((count + 3) % COLUMNS)) % COLUMNS
  const firstWide = 1 + 2 * Math.ceil((count - 1 - wide) / 4)
  return Array.from({ length: count }, (_, index) => {
    if (index === 0 && count >= SMALLEST_MOSAIC) return 'large'
    return index >= firstWide && index < firstWide + wide ? 'wide' : 'small'
  })
}
