import type { Bounds, SliderLimits } from '../../../../domain/listing/listing-query.ts'

type RangeSliderProps = {
  label: string
  limits: SliderLimits
  bounds: Bounds
  onMove: (bounds: Bounds) => void
}

/** Two native sliders on one track, which do not pass each other; only where script runs. */
export function RangeSlider({ label, limits, bounds, onMove }: RangeSliderProps) {
  const { min: least, max: most, step } = limits
  const low = bounds.min ?? least
  const high = bounds.max ?? most
  const share = (value: number) => (100 * (value - least)) / (most - least)
  const slider = { type: 'range', min: least, max: most, step }
  return (
    <div className="range-slider noscript:hidden">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect x={share(low)} width={share(high) - share(low)} height="1" />
      </svg>
      <input
        {...slider}
        aria-label={`${label}, lowest`}
        value={low}
        // At the end it would lie under the other, which cannot be moved on.
        data-top={share(low) > 50 || undefined}
        onChange={({ target }) => onMove({ min: Math.min(Number(target.value), high), max: high })}
      />
      <input
        {...slider}
        aria-label={`${label}, highest`}
        value={high}
        onChange={({ target }) => onMove({ min: low, max: Math.max(Number(target.value), low) })}
      />
    </div>
  )
}
