import { memo, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { DeskPage, PageView, Part } from '../../api.ts'
import { shownRecord } from '../../draft/drafts.ts'
import { AddButton, Button, RemoveButton } from '../controls.tsx'
import { RecordActions } from '../dialogs/RecordActions.tsx'
import { createPageDraft, PageDraftContext, useDraft, usePageDraft } from '../draft.ts'
import { Field } from '../form/Field.tsx'
import { Findings, FindingsOfFields, useDescription } from '../form/Findings.tsx'
import type { FormSchema } from '../form/form-schema.ts'
import { PageHead } from '../PageHead.tsx'
import { Conflicts, KeptEdits } from './Conflicts.tsx'
import { Preview } from './Preview.tsx'
import { ProjectOrder } from './ProjectOrder.tsx'
import { UnreadableFile } from './UnreadableFile.tsx'

/** A project, a developer or a file: its forms, its findings, and its page on the site. */
export function RecordPage({ page }: { page: DeskPage }) {
  const [draft] = useState(() => createPageDraft(page))
  const { view, error } = useDraft(draft)
  const [showsPreview, setShowsPreview] = useState(false)
  const location = useLocation()
  const isShown = view !== undefined
  useEffect(() => {
    if (isShown && location.hash) focusField(decodeURIComponent(location.hash.slice(1)))
  }, [isShown, location])

  if (error) return <PageHead title="Nothing here">{error}</PageHead>
  if (!view) return <PageHead title="Loading …" />
  if (view.unreadable) return <UnreadableFile view={view} file={view.unreadable} />
  const { parts, isDraft } = view
  const kept = (
    <KeptEdits kept={view.kept} onDiscard={({ id }) => draft.resolve({ id, keep: 'file' })} />
  )
  if (view.kind === 'gone')
    return (
      <div>
        <PageHead title={view.title} />
        <div className="grid gap-4 p-5">
          <p>This is not in the files any more.</p>
          {kept}
        </div>
      </div>
    )

  return (
    <div className="grid min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] desk:grid-cols-[minmax(0,1fr)_minmax(22rem,42%)]">
      <PageHead title={view.title} isDraft={isDraft}>
        <Button look="button button-primary" writes onClick={() => void draft.save()}>
          Save
        </Button>
        <Button writes disabled={!isDraft} onClick={() => void draft.discard()}>
          Discard
        </Button>
        {view.kind !== 'file' && (
          <RecordActions
            actions={['Copy', 'Rename', 'Remove']}
            look="button button-quiet"
            view={view}
            saveDraft={draft.send}
          />
        )}
        <Button
          look="button desk:hidden"
          aria-pressed={showsPreview}
          onClick={() => setShowsPreview(!showsPreview)}
        >
          Preview
        </Button>
      </PageHead>
      <div
        className={`relative min-h-0 md:overflow-y-auto ${showsPreview ? 'hidden desk:block' : ''}`}
      >
        <div
          className="grid grid-cols-[minmax(0,1fr)] gap-4 p-3 md:p-5"
          onBlur={() => void draft.send()}
        >
          <Conflicts conflicts={view.conflicts} onResolve={draft.resolve} />
          {kept}
          {view.missing.map(({ page: file, title }) => (
            <p key={file}>
              {title} cannot be read, and is left out here:{' '}
              <Link to={`/${file}`} className="link">
                see what is wrong in the file
              </Link>
            </p>
          ))}
          {parts.length > 1 && <SectionLinks view={view} />}
          <div id="form" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <PageDraftContext value={draft}>
              <FindingsOfFields view={view}>
                {parts.map((part) => (
                  <Section
                    key={part.file}
                    part={part}
                    isOnly={view.kind === 'file' || part.file === parts[0]?.file}
                  />
                ))}
              </FindingsOfFields>
            </PageDraftContext>
          </div>
          {view.kind === 'developer' && <ProjectOrder page={page} />}
        </div>
      </div>
      <aside
        aria-label="Preview"
        className={`min-h-[70dvh] flex-col border-l border-border bg-surface md:min-h-0 desk:col-start-2 desk:row-span-2 desk:row-start-1 desk:flex ${showsPreview ? 'flex' : 'hidden'}`}
      >
        <Preview address={view.preview} revision={view.shownRevision} />
      </aside>
    </div>
  )
}

/** Focuses the field with an id, or the nearest field around it. */
function focusField(id: string): void {
  for (
    let nearest = id;
    nearest !== '';
    nearest = nearest.slice(0, Math.max(0, nearest.lastIndexOf('/')))
  ) {
    const element = document.getElementById(nearest)
    if (!element) continue
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: nearest.includes('/') ? 'center' : 'start' })
    return
  }
}

const SectionLinks = ({ view: { parts, findings } }: { view: PageView }) => (
  <nav aria-label="Sections" className="flex flex-wrap gap-x-4 gap-y-1">
    {parts.map(({ file, title, record, edits }) => {
      const fileFindings = findings.filter((finding) => finding.file === file)
      const hasError = fileFindings.some(({ level }) => level === 'error')
      return (
        <span key={file}>
          <a
            href={`#${file}`}
            className={record === null && edits.length === 0 ? 'text-muted underline' : 'link'}
          >
            {title}
          </a>
          {fileFindings.length > 0 && (
            <span className={`ml-1 font-semibold ${hasError ? 'text-danger' : 'text-accent-deep'}`}>
              {fileFindings.length}
              <span className="sr-only"> {fileFindings.length === 1 ? 'finding' : 'findings'}</span>
            </span>
          )}
        </span>
      )
    })}
  </nav>
)

/** The part of one file about the page's subject, or a button that begins it. */
const Section = memo(function Section({
  part,
  isOnly,
}: {
  part: Part
  /** Whether the page has only this section, which then cannot be removed. */
  isOnly: boolean
}) {
  const { file, title, description, start, record, edits } = part
  const { change } = usePageDraft()
  const value = shownRecord(record ?? undefined, edits)
  // The desk sends the same schema with every answer, so the first is kept.
  const [schema] = useState<FormSchema>(part.schema)
  /** Whether an empty record was begun, which is kept here only, as files have no use for it. */
  const [isBegun, setIsBegun] = useState(false)
  const isThere = value !== undefined || isBegun
  const begin = () => {
    setIsBegun(true)
    // A card is complete at once, as its project has all the facts.
    if (file === 'trendingProjects') change({ id: file, set: start })
  }
  const remove = () => {
    setIsBegun(false)
    change({ id: file, remove: true })
  }
  return (
    <section
      id={file}
      tabIndex={-1}
      aria-labelledby={`${file}__heading`}
      aria-describedby={useDescription(file)}
      className="scroll-mt-32 rounded-md border border-border bg-surface p-3 md:p-5"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h2 id={`${file}__heading`} className="text-xl">
            {title}
          </h2>
          <p className="text-muted">{description}</p>
        </div>
        {isThere && !isOnly && <RemoveButton entry={title} onClick={remove} />}
      </div>
      <div className="mb-4 empty:hidden">
        <Findings id={file} />
      </div>
      {isThere ? (
        <Field
          id={file}
          label={schema.title ?? file}
          schema={schema}
          value={value ?? start}
          isRequired
          place="form"
        />
      ) : (
        <AddButton entry={title} onClick={begin} />
      )}
    </section>
  )
})
