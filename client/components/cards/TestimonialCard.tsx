import { Rating } from '../status/Rating.tsx'
import type { TestimonialView } from '../../source/shapes.ts'

/** What a client says, in full, and who and where they are. */
export function TestimonialCard({ testimonial }: { readonly testimonial: TestimonialView }) {
  const { name, time, rating, review, location } = testimonial
  return (
    <figure className="flex h-full flex-col rounded-lg border border-line bg-surface p-6 lg:p-8">
      <Rating value={rating} />
      <blockquote className="mt-4 text-lg">{review}</blockquote>
      <figcaption className="mt-auto pt-6">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">
          {[location, time].filter(Boolean).join(' · ')}
        </span>
      </figcaption>
    </figure>
  )
}
