import { paths } from '../../../../domain/seo/paths.ts'
import { ValueCard } from '../../../components/cards/ValueCard.tsx'
import { MoreLink, Section } from '../../../components/Section.tsx'
import type { Heading, HomeView } from '../../../page-descriptions/home.ts'

/** What sets the agency apart, on navy. */
export function EdgeSection({
  valueCards,
  heading,
}: Pick<HomeView, 'valueCards'> & { readonly heading: Heading }) {
  if (valueCards.length === 0) return null
  return (
    <Section tone="night" labelledBy="edge-title">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[4fr_7fr]">
        <div>
          <h2 id="edge-title" className="display text-4xl">
            {heading.title}
          </h2>
          {heading.intro && (
            <p className="mt-4 mb-5 max-w-text text-lg text-on-night-muted">{heading.intro}</p>
          )}
          <MoreLink to={paths.about}>About us</MoreLink>
        </div>
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:gap-y-14">
          {valueCards.map((card) => (
            <li key={card.title}>
              <ValueCard {...card} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
