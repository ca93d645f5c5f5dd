import { useState } from 'react'
import { LocalityCard } from '../../../components/cards/LocalityCard.tsx'
import { Section, SectionHeading } from '../../../components/Section.tsx'
import { useEnquiry } from '../../../enquiry/dialogs/use-enquiry.ts'
import type { Heading, HomeView } from '../../../page-descriptions/home.ts'
import type { LocalityCardView } from '../../../source/shapes.ts'
import { LocalityPanel } from './LocalityPanel.tsx'
import { mosaic, type TileSize } from './mosaic.ts'

const PLACES: Readonly<Record<TileSize, string>> = {
  large: 'col-span-2 lg:row-span-2',
  wide: 'col-span-2',
  small: '',
}

/** Where the agency works, as a mosaic of pictures. */
export function LocalitiesSection({
  localities,
  heading,
}: Pick<HomeView, 'localities'> & { readonly heading: Heading }) {
  if (localities.length === 0) return null
  return (
    <Section tone="white" labelledBy="localities-title">
      <SectionHeading id="localities-title" {...heading} />
      <Mosaic localities={localities} />
    </Section>
  )
}

function Mosaic({ localities }: { readonly localities: readonly LocalityCardView[] }) {
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

  return (
    <>
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
    </>
  )
}
