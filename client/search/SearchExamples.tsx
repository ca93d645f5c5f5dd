import { paths } from '../../domain/seo/paths.ts'
import { AppLink } from '../components/links/AppLink.tsx'

const EXAMPLES = ['3 BHK under 2 Cr', 'Ready to move flat', 'Office or shop', 'Plot under 1 Cr']

/** Examples of searches, for an empty field. */
export function SearchExamples() {
  return (
    <>
      <h2 className="text-sm font-semibold text-accent-deep">Say it in your own words</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <AppLink
              to={paths.search(example)}
              className="inline-flex min-h-11 items-center rounded-full border border-border-strong bg-surface px-4 transition-colors hover:bg-surface-muted"
            >
              {example}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  )
}
