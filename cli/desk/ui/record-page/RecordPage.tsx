import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DeskFinding, FixRequest, PageName, PageView } from '../../api.ts'
import { Button } from '../controls.tsx'
import { FindingsContext, type FieldFinding } from '../form/Findings.tsx'
import { hasField, type FormSchema } from '../form/form-schema.ts'
import { PageHead } from '../PageHead.tsx'
import { request } from '../request.ts'
import { Conflicts } from './Conflicts.tsx'
import { fieldId, focusField } from './field-address.ts'
import { Preview } from './Preview.tsx'
import { ProjectOrder } from './ProjectOrder.tsx'
import { RecordActions } from './RecordActions.tsx'
import { RecordSection } from './RecordSection.tsx'
import { UnreadableFile } from './UnreadableFile.tsx'
import { useDraft } from './use-draft.ts'

/** A project, a developer or a file: its forms, its findings, and its page on the site. */
export function RecordPage({ page }: { page: PageName }) {
  const { view, error, shownEdits, change, flush, discard, save, requestView } = useDraft(page)
  const [showsPreview, setShowsPreview] = useState(false)
  const location = useLocation()
  const path = `/pages/${page}`
  const isShown = view !== undefined
  const fix = useCallback(
    (finding: DeskFinding) => {
      const { file, pointer, rule } = finding
      const fixRequest: FixRequest = { file, pointer, rule }
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
  if (view.text !== undefined) return <UnreadableFile view={view} text={view.text} />

  return (
    <div className="grid min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] desk:grid-cols-[minmax(0,1fr)_minmax(22rem,42%)]">
      <PageHead title={view.title} isDraft={view.isDraft}>
        <Button look="button button-primary" writes onClick={() => void save()}>
          Save
        </Button>
        <Button writes disabled={!view.isDraft} onClick={() => void discard()}>
          Discard
        </Button>
        {view.kind !== 'file' && <RecordActions view={view} saveDraft={flush} />}
        <Button
          look="button desk:hidden"
          aria-pressed={showsPreview}
          onClick={() => setShowsPreview(!showsPreview)}
        >
          Preview
        </Button>
      </PageHead>
      <div
        className={`min-h-0 relative overflow-y-auto ${showsPreview ? 'hidden desk:block' : ''}`}
      >
        <div className="grid gap-4 p-5" onBlur={() => void flush()}>
          <Conflicts
            conflicts={view.conflicts}
            onResolve={(choice) =>
              void requestView(() => request<PageView>(`${path}/resolve`, 'POST', choice))
            }
          />
          {view.parts.length > 1 && <SectionLinks view={view} />}
          <FindingsContext value={findings}>
            {view.parts.map((part) => (
              <RecordSection
                key={part.file}
                part={part}
                value={(shownEdits[part.file] ?? part).value}
                isOnly={view.kind === 'file' || part.file === view.parts[0]?.file}
                onChange={change}
              />
            ))}
          </FindingsContext>
          {view.kind === 'developer' && <ProjectOrder page={page} />}
        </div>
      </div>
      <aside
        aria-label="Preview"
        className={`min-h-0 flex-col border-l border-border bg-surface desk:col-start-2 desk:row-span-2 desk:row-start-1 desk:flex ${showsPreview ? 'flex' : 'hidden'}`}
      >
        <Preview address={view.preview} revision={view.revision} />
      </aside>
    </div>
  )
}

/** The findings by field, or by the nearest field around where a value has none. */
function findingsOfFields(view: PageView, fix: (finding: DeskFinding) => void) {
  const byField = new Map<string, FieldFinding[]>()
  for (const finding of view.findings) {
    const { file, pointer, level, message, hint, canFix } = finding
    const part = view.parts.find((part) => part.file === file)
    if (!part) continue
    const path = pointer.split('/').slice(1)
    const schema: FormSchema = part.schema
    while (path.length > 0 && (part.value === null || !hasField(schema, path, part.value)))
      path.pop()
    const id = fieldId(file, ['', ...path].join('/'))
    const text = hint ? `${message}. ${hint}` : message
    const own = { level, message: text, fix: canFix ? () => fix(finding) : undefined }
    byField.set(id, [...(byField.get(id) ?? []), own])
  }
  return byField
}

const SectionLinks = ({ view }: { view: PageView }) => (
  <nav aria-label="Sections" className="flex flex-wrap gap-x-4 gap-y-1">
    {view.parts.map(({ file, title, value }) => {
      const fileFindings = view.findings.filter((finding) => finding.file === file)
      const hasError = fileFindings.some(({ level }) => level === 'error')
      return (
        <span key={file}>
          <a href={`#${file}`} className={value === null ? 'text-muted underline' : 'link'}>
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
