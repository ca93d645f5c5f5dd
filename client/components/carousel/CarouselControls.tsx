import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { cx } from '../cx.ts'
import { IconButton, type IconButtonVariant } from '../buttons/IconButton.tsx'
import type { Autoplay } from '../hooks/use-autoplay.ts'

type PauseButtonProps = {
  auto: Pick<Autoplay, 'paused' | 'toggle'>
  /** What moves: 'Trending Projects'. */
  label: string
  variant?: IconButtonVariant
  className?: string
}

/**
 * Stops and restarts what moves by itself. Absent without JavaScript and under reduced motion, when
 * nothing moves (by style, so that the server's page need not know).
 */
export function PauseButton({ auto, label, variant = 'outline', className }: PauseButtonProps) {
  return (
    <IconButton
      label={auto.paused ? `Start ${label} moving` : `Pause ${label}`}
      icon={
        auto.paused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />
      }
      variant={variant}
      className={cx('for-motion', className)}
      onClick={auto.toggle}
    />
  )
}

/** Previous and next; absent without JavaScript, when the list scrolls by hand. */
export function StepButtons({
  onStep,
  controls,
  previousLabel = 'Previous',
  nextLabel = 'Next',
  variant = 'outline',
}: {
  onStep: (direction: 1 | -1) => void
  /** The id of what they move. */
  controls?: string
  previousLabel?: string
  nextLabel?: string
  variant?: IconButtonVariant
}) {
  return (
    <>
      <IconButton
        label={previousLabel}
        icon={<ChevronLeft size={22} aria-hidden="true" />}
        variant={variant}
        aria-controls={controls}
        className="for-script"
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={nextLabel}
        icon={<ChevronRight size={22} aria-hidden="true" />}
        variant={variant}
        aria-controls={controls}
        className="for-script"
        onClick={() => onStep(1)}
      />
    </>
  )
}
