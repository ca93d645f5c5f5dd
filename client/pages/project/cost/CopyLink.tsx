import { CopyButton } from '../../../components/buttons/CopyButton.tsx'
import { useCost } from './cost-context.ts'

type CopyLinkProps = {
  /** The project's path. */
  readonly path: string
  readonly anchor: 'cost' | 'emi'
}

/** Copies the page's address with everything that is reckoned with, and nothing of a campaign. */
export function CopyLink({ path, anchor }: CopyLinkProps) {
  const { searchWith } = useCost()
  return (
    <CopyButton
      path={() => `${path}${searchWith({})}#${anchor}`}
      opens="this page with these figures"
    />
  )
}
