import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { Section } from '../../../components/Section.tsx'
import type { HomeProps, TestimonialView } from '../home-view.ts'
import { languageOf } from '../../../../domain/text/language.ts'
import sprite from '../../../components/icons/ratings.svg'

/** What clients say, one to three side by side. */
export function TestimonialsSection({ page: { testimonials, headings } }: HomeProps) {
  if (testimonials.length === 0) return null
  return (
    <Section labelledBy="testimonials-title" heading={headings.testimonials}>
      <Gallery
        id="testimonials"
        label="Testimonials"
        perView="upToThree"
        controls="below"
        autoplayMs={5000}
        slides={testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name + testimonial.time} {...testimonial} />
        ))}
      />
    </Section>
  )
}

/** What a client says, in full, and who and where they are. */
function TestimonialCard({ name, time, rating, review, location }: TestimonialView) {
  return (
    <figure className="testimonial">
      <Rating value={rating} />
      <blockquote lang={languageOf(review)}>{review}</blockquote>
      <figcaption>
        <span>{name}</span>
        <span>{[location, time].filter(Boolean).join(' · ')}</span>
      </figcaption>
    </figure>
  )
}

/** Stars of five, read out as one sentence. `value` from 1 to 5. */
function Rating({ value }: { value: number }) {
  return (
    <p className="text-gold">
      <span className="sr-only">Rated {value} of 5</span>
      <svg width="98" height="18" className="stars" aria-hidden="true">
        <use href={`${sprite}#stars-${Math.floor(value)}`} />
      </svg>
    </p>
  )
}
