import { paths } from '../../../domain/seo/paths.ts'
import { AppLink, TEXT_LINK } from '../../components/links/AppLink.tsx'
import { useShell } from '../../layout/shell-context.ts'

/**
 * Says what becomes of the visitor's details, and where to read more.
 * @param summary words for a form that sends us nothing; absent: the agency's own sentence
 */
export function PrivacyLine({ summary }: { summary?: string }) {
  const { privacy } = useShell()
  return (
    <p className="mt-3 text-sm">
      <span>{`${summary ?? privacy.summary} `}</span>
      <AppLink to={paths.privacy} newTab className={TEXT_LINK}>
        Privacy notice
      </AppLink>
    </p>
  )
}
