import { TestimonialCard } from '../../../components/cards/TestimonialCard.tsx'
import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { Section, SectionHeading } from '../../../components/Section.tsx'
import type { Heading, HomeView } from '../../../page-descriptions/home.ts'

const AUTOPLAY_MS = 5000

/** What clients say, one to three side by side. */
export function TestimonialsSection({
  testimonials,
  heading,
}: Pick<HomeView, 'testimonials'> & { readonly heading: Heading }) {
  if (testimonials.length === 0) return null
  return (
    <Section labelledBy="testimonials-title">
      <SectionHeading id="testimonials-title" {...heading} />
      <Gallery
        id="testimonials"
        label="Testimonials"
        perView="upToThree"
        controls="below"
        autoplayMs={AUTOPLAY_MS}
        slides={testimonials.map((testimonial) => ({
          key: testimonial.name + testimonial.time,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </Section>
  )
}
