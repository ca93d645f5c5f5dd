import { Link } from 'react-router-dom'
import { useDeskState } from '../desk.ts'
import { PageHead } from '../PageHead.tsx'
import { pluralize } from '../../../../domain/text/text.ts'

/** The desk's first page, with the next things to do. */
export function HomePage() {
  const { developers, counts, undo } = useDeskState()
  const projects = developers.flatMap(({ projects }) => projects)
  return (
    <div>
      <PageHead title="All there is" />
      <div className="grid max-w-2xl gap-3 p-5 text-base">
        <p>
          {pluralize(projects.length, 'project')} of {pluralize(developers.length, 'developer')}.
          Choose one in the list, or find a field by its name or by what it says.
        </p>
        <p>
          {counts.errors + counts.warnings === 0 ? (
            'Nothing is wrong with the data.'
          ) : (
            <>
              The data has{' '}
              <Link to="/problems" className="link">
                {pluralize(counts.errors, 'error')} and {pluralize(counts.warnings, 'warning')}
              </Link>
              .
            </>
          )}
        </p>
        <DraftedPages>{(count) => `${count} with changes that are not saved yet:`}</DraftedPages>
        {undo && <p>‘Undo’ takes back: {undo}.</p>}
        <p className="text-muted">
          What you type is kept as a draft, here only. ‘Save’ writes it into the files; the site
          shows it once they are put on line.
        </p>
      </div>
    </div>
  )
}

/** The pages with something typed that is not saved, below a sentence about their number. */
export function DraftedPages({ children }: { children: (count: string) => string }) {
  const { drafts, developers, files } = useDeskState()
  const rows = [...developers, ...developers.flatMap(({ projects }) => projects), ...files]
  const titles = new Map(rows.map(({ page, title }) => [page, title]))
  if (drafts.length === 0) return null
  return (
    <div>
      <p>{children(pluralize(drafts.length, 'page'))}</p>
      <ul className="list-disc pl-5">
        {drafts.map((page) => (
          <li key={page}>
            <Link to={`/${page}`} className="link">
              {titles.get(page) ?? decodeURIComponent(page)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
