import { Accordion } from '../../components/Accordion.tsx'
import { TrendingCard } from '../../components/cards/TrendingCard.tsx'
import { Gallery } from '../../components/carousel/Gallery.tsx'
import { Rail } from '../../components/carousel/Rail.tsx'
import { Picture } from '../../components/picture/Picture.tsx'
import { Section, SectionHeading } from '../../components/Section.tsx'
import { Piece } from './Piece.tsx'
import { samplePictures, sampleTrending } from './sample.ts'

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
const QUESTIONS = [
  {
    title: 'How do I know that a project’s papers are in order?',
    content: 'Licence, RERA registration and land title are examined before we list it.',
  },
  { title: 'Do you charge buyers a fee?', content: 'No: developers pay us on new projects.' },
  { title: 'Can you arrange a loan?', content: 'Yes, with the banks that know the project.' },
]

/** What a page would do stands in its place: nothing. */
const say = () => undefined

export function MovingPieces() {
  return (
    <>
      <Section id="moving" tone="white">
        <Rail
          id="sample-rail"
          title="Rail"
          intro="Moves by itself every 3 s; pauses, wraps, rests 10 s after a step by hand."
          autoScroll={{ intervalMs: 3000, stepPx: 300 }}
          items={NUMBERS.map((number) => ({
            key: number,
            card: (
              <TrendingCard
                project={{ ...sampleTrending, name: `${number}: ${sampleTrending.name}` }}
                onOpen={say}
                fallbackPath="/contact-us"
              />
            ),
          }))}
        />
      </Section>
      <Section>
        <SectionHeading title="Gallery and accordion" />
        <Piece name="Gallery, one slide, controls over the picture">
          <Gallery
            id="sample-gallery"
            label="Sample pictures"
            autoplayMs={5000}
            className="mx-auto max-w-narrow rounded-lg"
            slides={[samplePictures.tower, samplePictures.villa, samplePictures.locality].map(
              (view, index) => ({
                key: view.src,
                content: (
                  <Picture view={view} alt={`Picture ${index + 1}`} slot="gallery" aspect="phone" />
                ),
              }),
            )}
          />
        </Piece>
        <Piece name="Gallery, up to three slides, controls below">
          <Gallery
            id="sample-texts"
            label="Sample texts"
            perView="upToThree"
            controls="below"
            slides={NUMBERS.slice(0, 6).map((number) => ({
              key: number,
              content: (
                <p className="rounded-lg border border-line bg-surface p-8">
                  {number}: we had seen nineteen flats before we met the team.
                </p>
              ),
            }))}
          />
        </Piece>
        <Piece name="Accordion">
          <Accordion name="sample-questions" items={QUESTIONS} />
        </Piece>
      </Section>
    </>
  )
}
