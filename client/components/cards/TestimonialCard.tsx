import { languageOf } from '../../../domain/text/language.ts'
import { Rating } from '../status/Rating.tsx'
import type { TestimonialView } from '../../source/shapes.ts'

/** What a client says, in full, and who and where they are. */
export function TestimonialCard({ testimonial }: { readonly testimonial: TestimonialView }) {
  const { name, time, rating, review, location } = testimonial
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
