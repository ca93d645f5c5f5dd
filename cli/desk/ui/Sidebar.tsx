import { memo, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { pluralize } from '../../../domain/text/text.ts'
import type { DeveloperRow, FileRow, Found, ProjectRow } from '../api.ts'
import { isSame } from '../draft/drafts.ts'
import { useDeskState, useRequest } from './desk.ts'
import { RecordActions } from './dialogs/RecordActions.tsx'
import { Thumbnail } from './PictureGrid.tsx'

/**
 * The list of all records, and a field to search them.
 * @param isShown whether a narrow window shows it, in the place of the page
 */
export function Sidebar({ isShown }: { isShown: boolean }) {
  const { counts } = useDeskState()
  const [query, setQuery] = useState('')
  const problems = counts.errors + counts.warnings
  return (
    <nav
      aria-label="All there is"
      className={`min-h-0 flex-col border-r border-border bg-surface md:flex ${isShown ? 'flex' : 'hidden'}`}
    >
      <div className="grid gap-2 border-b border-border p-3">
        <input
          type="search"
          aria-label="Find"
          placeholder="Find a record or a field"
          className="control"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
        />
        <div className="grid grid-cols-2">
          <Place to="/problems">Problems{problems > 0 && ` (${problems})`}</Place>
          <Place to="/prices">Prices</Place>
          <Place to="/pictures">Pictures</Place>
          <Place to="/changes">Changes</Place>
        </div>
        <div className="grid grid-cols-2 gap-1.5">
          <RecordActions actions={['New project', 'New developer']} look="button px-1" />
        </div>
      </div>
      <div className="relative min-h-0 flex-1 p-2 md:overflow-y-auto">
        {query.trim() === '' ? <RecordList /> : <SearchResults query={query.trim()} />}
      </div>
    </nav>
  )
}

const Place = ({ to, children }: { to: string; children: ReactNode }) => (
  <NavLink
    to={to}
    className="flex min-h-8 items-center rounded-sm px-2 font-medium hover:bg-background aria-[current=page]:bg-surface-muted aria-[current=page]:font-semibold"
  >
    <span>{children}</span>
  </NavLink>
)

/** Developers with their projects, and the other files. */
function RecordList() {
  const { developers, files } = useDeskState()
  return (
    <>
      <h2 className="px-2 py-1 text-base">Developers and projects</h2>
      <ul>
        {developers.map((developer) => (
          <Developer key={developer.page} developer={developer} />
        ))}
      </ul>
      <h2 className="mt-4 px-2 py-1 text-base">Other files</h2>
      <ul>
        {files.map((file) => (
          <li key={file.page}>
            <Row row={file} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A developer of very many: it is drawn when in view, and again when a part of it has changed. */
const Developer = memo(function Developer({ developer }: { developer: DeveloperRow }) {
  return (
    <li
      className="mb-2 [content-visibility:auto]"
      // No less than it needs: what is not drawn would lie over the developer below it.
      style={{ containIntrinsicHeight: `auto ${2.5 + 5.75 * developer.projects.length}rem` }}
    >
      <Row row={developer} isHead />
      <ul>
        {developer.projects.map((project) => (
          <li key={project.page}>
            <Row row={project} />
          </li>
        ))}
      </ul>
    </li>
  )
}, isSame)

function Row({
  row,
  isHead = false,
}: {
  row: DeveloperRow | ProjectRow | FileRow
  isHead?: boolean
}) {
  const link = useRef<HTMLAnchorElement>(null)
  const isOpen = useLocation().pathname === `/${row.page}`
  useEffect(() => {
    // Its margin keeps it in view while findings that come later make the rows above it taller.
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <NavLink
      ref={link}
      to={`/${row.page}`}
      className="flex scroll-my-32 items-center gap-2.5 rounded-sm border-l-3 border-transparent px-2 py-1 hover:bg-background aria-[current=page]:border-accent aria-[current=page]:bg-background"
    >
      {'picture' in row && !isHead && (
        <span className="h-10 w-13 shrink-0 rounded-sm bg-surface-muted">
          {row.picture && <Thumbnail path={row.picture} look="size-full object-cover" />}
        </span>
      )}
      <span className="min-w-0 flex-1 leading-snug">
        <span className={`block truncate ${isHead ? 'font-display text-base' : 'font-semibold'}`}>
          {row.title}
        </span>
        {'price' in row && (
          <>
            <span className="block truncate">{row.price}</span>
            <span className="block truncate text-muted">{row.status}</span>
          </>
        )}
        <span className="flex gap-2 empty:hidden">
          {row.findings > 0 && (
            <span className="font-semibold text-accent-deep">
              {pluralize(row.findings, 'finding')}
            </span>
          )}
          {'isReadable' in row && !row.isReadable && (
            <span className="font-semibold text-danger">cannot be read</span>
          )}
          {row.isDraft && <span className="font-semibold text-success">not saved</span>}
        </span>
      </span>
    </NavLink>
  )
}

/** The records and fields that a search has found. */
function SearchResults({ query }: { query: string }) {
  const deferredQuery = useDeferredValue(query)
  const { answer, error } = useRequest<readonly Found[]>(
    `/find?q=${encodeURIComponent(deferredQuery)}`,
  )
  return (
    <>
      <output className="block px-2 py-1 text-muted">
        {error ?? (answer ? `${answer.length} found` : 'Looking …')}
      </output>
      <ul>
        {answer?.map(({ page, file, pointer, title, text }) => (
          <li key={page + file + pointer + title}>
            <Link
              to={pointer === '' ? `/${page}` : `/${page}#${encodeURI(file + pointer)}`}
              className="block rounded-sm px-2 py-1.5 hover:bg-background"
            >
              <span className="block font-semibold">{title}</span>
              <span className="line-clamp-1 text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
