import { Slider } from '@base-ui/react/slider'
import type { Bounds, SliderLimits } from '../../../../domain/listing/listing-query.ts'

type RangeSliderProps = {
  readonly label: string
  readonly limits: SliderLimits
  readonly bounds: Bounds
  readonly onMove: (bounds: Bounds) => void
  /** A thumb was let go, or moved by a key. */
  readonly onCommit: (bounds: Bounds) => void
}

const THUMB =
  'size-6 rounded-full border-2 border-ink bg-surface shadow-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'

/** A slider of two thumbs; its library is loaded with it. */
export function RangeSlider({ label, limits, bounds, onMove, onCommit }: RangeSliderProps) {
  const value = [bounds.min ?? limits.min, bounds.max ?? limits.max]
  const toBounds = (values: readonly number[]): Bounds => ({ min: values[0], max: values[1] })
  return (
    <Slider.Root
      min={limits.min}
      max={limits.max}
      step={limits.step}
      value={value}
      onValueChange={(next) => onMove(toBounds(next))}
      onValueCommitted={(next) => onCommit(toBounds(next))}
    >
      <Slider.Control className="flex h-11 touch-pan-y items-center px-3 select-none">
        <Slider.Track className="h-1.5 w-full rounded-full bg-line forced-colors:border">
          <Slider.Indicator className="rounded-full bg-gold forced-colors:bg-[Highlight]" />
          <Slider.Thumb index={0} getAriaLabel={() => `${label}, lowest`} className={THUMB} />
          <Slider.Thumb index={1} getAriaLabel={() => `${label}, highest`} className={THUMB} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
