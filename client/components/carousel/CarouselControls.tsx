import { cx } from '../cx.ts'
import { IconButton, type IconButtonVariant } from '../buttons/Button.tsx'
import type { Autoplay } from './use-autoplay.ts'

/** Stops and restarts a carousel that moves by itself; hidden by style where none does. */
export function PauseButton({
  auto,
  label,
  variant,
  className,
}: {
  auto: Autoplay
  label: string
  variant?: IconButtonVariant
  className?: string
}) {
  return (
    <IconButton
      label={auto.paused ? `Start ${label} moving` : `Pause ${label}`}
      icon={auto.paused ? 'Play' : 'Pause'}
      size={18}
      variant={variant}
      className={cx('motion-reduce:hidden noscript:hidden', className)}
      onClick={auto.toggle}
    />
  )
}

const STEPS = [
  { label: 'Previous', icon: 'ChevronLeft', direction: -1 },
  { label: 'Next', icon: 'ChevronRight', direction: 1 },
] as const

/** Previous and next; absent without JavaScript, when the list scrolls by hand. */
export function StepButtons({
  onStep,
  controls,
  variant,
}: {
  onStep: (direction: 1 | -1) => void
  controls: string
  variant?: IconButtonVariant
}) {
  return STEPS.map(({ label, icon, direction }) => (
    <IconButton
      key={label}
      label={label}
      icon={icon}
      size={22}
      variant={variant}
      aria-controls={controls}
      className="noscript:hidden rtl:-scale-x-100"
      onClick={() => onStep(direction)}
    />
  ))
}
