import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { AUTOPLAY_MS } from '../../../components/carousel/use-autoplay.ts'
import { Section } from '../../../components/Section.tsx'
import type { Testimonial } from '../../../../schemas/generated/data.generated.ts'
import type { HomeProps } from '../home-view.ts'
import { languageOf } from '../../../../domain/text/text-language.ts'
import sprite from '../../../components/icons/ratings.svg'

/** The testimonials of clients, one to three side by side. */
export function TestimonialsSection({ page: { testimonials, headings } }: HomeProps) {
  if (testimonials.length === 0) return null
  return (
    <Section heading={headings.testimonials}>
      <Gallery
        id="testimonials"
        label="Testimonials"
        perView="upToThree"
        controls="below"
        autoplayMs={AUTOPLAY_MS}
        slides={testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name + testimonial.time} {...testimonial} />
        ))}
      />
    </Section>
  )
}

function TestimonialCard({ name, time, rating, review, location }: Testimonial) {
  return (
    <figure className="flex h-full flex-col rounded-lg border border-border bg-surface p-6 lg:p-8">
      <Rating value={rating} />
      <blockquote lang={languageOf(review)} className="mt-4 text-lg">
        {review}
      </blockquote>
      <figcaption className="mt-auto pt-6">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">
          {[location, time].filter(Boolean).join(' · ')}
        </span>
      </figcaption>
    </figure>
  )
}

/** Stars of five, read out as one sentence. `value` from 1 to 5. */
function Rating({ value }: { value: number }) {
  return (
    <p className="text-accent">
      <span className="sr-only">{`Rated ${value} of 5`}</span>
      <svg
        width="98"
        height="18"
        className="block fill-current stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
        aria-hidden="true"
      >
        <use href={`${sprite}#stars-${Math.floor(value)}`} />
      </svg>
    </p>
  )
}
