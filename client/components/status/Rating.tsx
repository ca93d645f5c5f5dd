import sprite from '../icons/ratings.svg'

/** Stars of five, read out as one sentence. `value` from 1 to 5. */
export function Rating({ value }: { readonly value: number }) {
  return (
    <p className="text-gold">
      <span className="sr-only">Rated {value} of 5</span>
      <svg width="98" height="18" className="stars" aria-hidden="true">
        <use href={`${sprite}#stars-${Math.floor(value)}`} />
      </svg>
    </p>
  )
}
