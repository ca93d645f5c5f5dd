import { useShell } from './shell.ts'
import { cx } from '../components/cx.ts'
import { Picture } from '../components/picture/Picture.tsx'

/** The agency's logo for dark areas, as a picture of 160 × 44 px; its name where that failed. */
export function Logo({ className }: { className?: string }) {
  const { agency, logoLight } = useShell()
  return logoLight ? (
    <Picture
      view={logoLight}
      alt={agency.name}
      sizes="logo"
      fit="contain"
      loading="eager"
      className={cx(
        'h-11 w-40 forced-colors:bg-dark forced-colors:forced-color-adjust-none',
        className,
      )}
    />
  ) : (
    <span className={cx('display-small text-2xl', className)}>{agency.name}</span>
  )
}
