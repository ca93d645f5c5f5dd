import { paths } from '../../../domain/seo/paths.ts'
import { AppLink } from '../../components/buttons/AppLink.tsx'
import { useShell } from '../../shell.ts'

/** What becomes of the visitor's details, and where to read all of it. */
export function PrivacyLine() {
  return (
    <p className="mt-3 text-sm">
      {useShell().privacy.summary}{' '}
      <AppLink to={paths.privacy} newTab className="inline-block py-0.5 underline">
        Privacy notice
      </AppLink>
    </p>
  )
}
