import { useShell } from './shell-context.ts'
import { cx } from '../components/cx.ts'
import { Picture } from '../components/picture/Picture.tsx'

/**
 * The agency's logo for dark areas, as a picture of 160 × 44 px, or its name where there is none.
 * @param inBar whether it stands in the header, whose height is the same for a name of any length
 */
export function Logo({ inBar = false }: { inBar?: boolean }) {
  const { agency, logo } = useShell()
  return logo ? (
    <Picture
      view={logo}
      alt={agency.name}
      sizes="logo"
      fit="contain"
      loading="eager"
      className="h-11 w-40 max-w-full forced-colors:bg-dark forced-colors:forced-color-adjust-none"
    />
  ) : (
    <span className={cx('display-small', inBar ? barSize(agency.name) : 'text-2xl')}>
      {agency.name}
    </span>
  )
}

/** The size of a name in the header: four lines of small type hold 60 letters on a phone. */
function barSize(name: string): string {
  if (name.length <= 10) return 'block text-[min(1.5rem,7.5vw)]/none'
  if (name.length <= 24) return 'line-clamp-2 text-[min(1.125rem,5.5vw)]/tight'
  return 'line-clamp-4 text-[min(0.75rem,3.75vw)]/[1.1] sm:line-clamp-3 sm:text-base/tight'
}
