import { Star } from 'lucide-react'
import { cx } from '../cx.ts'

/** Stars of five, read out as one sentence. */
export function Rating({ value }: { readonly value: number }) {
  return (
    <p className="flex gap-0.5 text-gold">
      <span className="sr-only">Rated {value} of 5</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={18}
          aria-hidden="true"
          className={cx(star <= value ? 'fill-current' : 'text-line-strong')}
        />
      ))}
    </p>
  )
}
