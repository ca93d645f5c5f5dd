import { cx } from '../cx.ts'
import { IconButton, type IconButtonVariant } from '../buttons/IconButton.tsx'
import type { Autoplay } from '../hooks/use-autoplay.ts'
import { Icon } from '../icons/Icon.tsx'

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
      icon={auto.paused ? <Icon name="Play" size={18} /> : <Icon name="Pause" size={18} />}
      variant={variant}
      className={cx('motion-reduce:hidden noscript:hidden', className)}
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
        icon={<Icon name="ChevronLeft" size={22} />}
        variant={variant}
        aria-controls={controls}
        className="for-script"
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={nextLabel}
        icon={<Icon name="ChevronRight" size={22} />}
        variant={variant}
        aria-controls={controls}
        className="for-script"
        onClick={() => onStep(1)}
      />
    </>
  )
}
