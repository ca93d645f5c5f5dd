import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DeskFinding, FixRequest, PageName, PageView, ResolveRequest } from '../../api.ts'
import { shownRecord, type Edit } from '../../draft/drafts.ts'
import { toTyped, typed, type Change } from '../../draft/typing.ts'
import { Button } from '../controls.tsx'
import { RecordActions } from '../dialogs/RecordActions.tsx'
import { FindingsContext, type FieldFinding } from '../form/Findings.tsx'
import { hasField, type FormSchema } from '../form/form-schema.ts'
import { PageHead } from '../PageHead.tsx'
import { request } from '../request.ts'
import { Conflicts, KeptEdits } from './Conflicts.tsx'
import { fieldId, focusField } from './field-address.ts'
import { Preview } from './Preview.tsx'
import { ProjectOrder } from './ProjectOrder.tsx'
import { RecordSection } from './RecordSection.tsx'
import { UnreadableFile } from './UnreadableFile.tsx'
import { useDraft } from '../use-draft.ts'

/** A project, a developer or a file: its forms, its findings, and its page on the site. */
export function RecordPage({ page }: { page: PageName }) {
  const draft = useDraft<PageView, Edit>(`/pages/${page}`, withTyped, withoutDraft)
  const { view, error, type, flush, discard, save, requestView } = draft
  const change = useCallback(
    (changes: readonly Change[]) =>
      type(
        changes.map((change) => ({ parts }) => {
          const part = parts.find(({ file }) => file === change.file)
          const record = part?.record ?? undefined
          return part && toTyped({ ...part, record }, change, crypto.randomUUID())
        }),
      ),
    [type],
  )
  const [showsPreview, setShowsPreview] = useState(false)
  const location = useLocation()
  const path = `/pages/${page}`
  const isShown = view !== undefined
  const fix = useCallback(
    (finding: DeskFinding) => {
      const { file, pointer, rule, message } = finding
      const fixRequest: FixRequest = { file, pointer, rule, message }
      void requestView(() => request<PageView>(`${path}/fix`, 'POST', fixRequest))
    },
    [requestView, path],
  )
  const findings = useMemo(() => view && findingsOfFields(view, fix), [view, fix])

  useEffect(() => {
    if (isShown && location.hash) focusField(decodeURIComponent(location.hash.slice(1)))
  }, [isShown, location])

  if (error) return <PageHead title="Nothing here">{error}</PageHead>
  if (!view || !findings) return <PageHead title="Loading …" />
  if (view.unreadable) return <UnreadableFile view={view} file={view.unreadable} />
  const { parts, isDraft } = view
  const resolve = (choice: ResolveRequest) =>
    void requestView(() => request<PageView>(`${path}/resolve`, 'POST', choice))
  const kept = <KeptEdits kept={view.kept} onDiscard={({ id }) => resolve({ id, keep: 'file' })} />
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
        <Button look="button button-primary" writes onClick={() => void save()}>
          Save
        </Button>
        <Button writes disabled={!isDraft} onClick={() => void discard()}>
          Discard
        </Button>
        {view.kind !== 'file' && (
          <RecordActions
            actions={['Copy', 'Rename', 'Remove']}
            look="button button-quiet"
            view={view}
            saveDraft={flush}
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
          onBlur={() => void flush()}
        >
          <Conflicts conflicts={view.conflicts} onResolve={resolve} />
          {kept}
          {parts.length > 1 && <SectionLinks view={view} />}
          <div id="form" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <FindingsContext value={findings}>
              {parts.map((part) => (
                <RecordSection
                  key={part.file}
                  part={part}
                  isOnly={view.kind === 'file' || part.file === parts[0]?.file}
                  onChange={change}
                />
              ))}
            </FindingsContext>
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

/** A page with what was typed and is not in the desk's answer yet. */
function withTyped(view: PageView, edits: readonly Edit[]): PageView {
  if (edits.length === 0) return view
  const parts = view.parts.map((part) => {
    const own = edits.filter(({ file }) => file === part.file)
    if (own.length === 0) return part
    const record = part.record ?? undefined
    const all = own.reduce<readonly Edit[]>((all, edit) => typed(record, all, edit), part.edits)
    return { ...part, edits: all }
  })
  return { ...view, isDraft: view.isDraft || parts.some(({ edits }) => edits.length > 0), parts }
}

const withoutDraft = (view: PageView): PageView => ({
  ...view,
  isDraft: false,
  parts: view.parts.map((part) => ({ ...part, edits: [] })),
})

/** The way to the nearest field of a form around a value. */
const fieldAround = (schema: FormSchema, path: string[], value: unknown): string[] =>
  path.length === 0 || hasField(schema, path, value)
    ? path
    : fieldAround(schema, path.slice(0, -1), value)

/** The findings by field, or by the nearest field around where a value has none. */
function findingsOfFields({ parts, findings }: PageView, fix: (finding: DeskFinding) => void) {
  const shown = new Map(
    parts.map(({ file, record, edits }) => [file, shownRecord(record ?? undefined, edits)]),
  )
  const byField = new Map<string, FieldFinding[]>()
  for (const finding of findings) {
    const { file, pointer, level, message, hint, canFix } = finding
    const part = parts.find((part) => part.file === file)
    if (!part) continue
    const value = shown.get(file)
    const path = pointer.split('/').slice(1)
    const schema: FormSchema = part.schema
    const around = value === undefined ? [] : fieldAround(schema, path, value)
    const id = fieldId(file, ['', ...around].join('/'))
    const text = hint ? `${message}. ${hint}` : message
    const own = { level, message: text, fix: canFix ? () => fix(finding) : undefined }
    byField.set(id, [...(byField.get(id) ?? []), own])
  }
  return byField
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
