import { memo, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { DeveloperRow, FileRow, ProjectRow } from '../../api.ts'
import { useDesk } from '../desk-context.tsx'
import { Thumbnail } from '../PictureGrid.tsx'
import { pluralize } from '../../../../domain/text/text.ts'

/** Developers with their projects, and the other files. */
export function RecordList() {
  const { developers, files } = useDesk().state
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
    <li className="mb-2 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]">
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

function isSame(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}

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
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <NavLink
      ref={link}
      to={`/${row.page}`}
      className="flex items-center gap-2.5 rounded-sm border-l-3 border-transparent px-2 py-1 hover:bg-background aria-[current=page]:border-accent aria-[current=page]:bg-background"
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
