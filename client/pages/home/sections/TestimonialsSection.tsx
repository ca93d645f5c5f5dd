import { TestimonialCard } from '../../../components/cards/TestimonialCard.tsx'
import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { Section, SectionHeading } from '../../../components/Section.tsx'
import type { HomeView } from '../../../page-descriptions/home.ts'
import { SectionFailure } from './SectionFailure.tsx'

const AUTOPLAY_MS = 5000

/** What clients say, one to three side by side. */
export function TestimonialsSection({ testimonials }: Pick<HomeView, 'testimonials'>) {
  if (testimonials.ok && testimonials.data.length === 0) return null
  return (
    <Section labelledBy="testimonials-title">
      <SectionHeading id="testimonials-title" title="What our clients say" />
      {testimonials.ok ? (
        <Gallery
          id="testimonials"
          label="Testimonials"
          perView="upToThree"
          controls="below"
          autoplayMs={AUTOPLAY_MS}
          slides={testimonials.data.map((testimonial) => ({
            key: testimonial.name + testimonial.time,
            content: <TestimonialCard testimonial={testimonial} />,
          }))}
        />
      ) : (
        <SectionFailure message={testimonials.message} />
      )}
    </Section>
  )
}
