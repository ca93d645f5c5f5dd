import { useShell } from './shell-context.ts'
import { Picture } from '../components/picture/Picture.tsx'

/** The agency's logo for dark areas, as a picture of 160 × 44 px, or its name where that failed. */
export function Logo() {
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
    <span className="display-small text-2xl">{agency.name}</span>
  )
}
