import { memo, useState } from 'react'
import type { Part } from '../../api.ts'
import { Findings, useDescription } from '../form/Findings.tsx'
import type { FormSchema } from '../form/form-schema.ts'
import { applyChanges } from './apply-changes.ts'
import { SectionForm } from '../form/SectionForm.tsx'
import { AddButton, RemoveButton } from '../form/list-buttons.tsx'

/** The part of one file about the page's subject, or a button that begins it. */
export const RecordSection = memo(function Section({
  part,
  value,
  isOnly,
  onChange,
}: {
  part: Part
  value: unknown
  /** Whether the page has only this section, which then cannot be removed. */
  isOnly: boolean
  onChange: (part: Part, value: unknown) => void
}) {
  const { file, title, description, start } = part
  // The desk sends the same schema with every answer, so the first is kept.
  const [schema] = useState<FormSchema>(part.schema)
  /** Whether an empty record was begun, which is kept here only, as files have no use for it. */
  const [isBegun, setIsBegun] = useState(false)
  const isThere = value !== null || isBegun
  const begin = () => {
    setIsBegun(true)
    // A card is complete at once, as its project has all the facts.
    if (file === 'trendingProjects') onChange(part, start)
  }
  return (
    <section
      id={file}
      tabIndex={-1}
      aria-labelledby={`${file}__heading`}
      aria-describedby={useDescription(file)}
      className="scroll-mt-32 rounded-md border border-border bg-surface p-5"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h2 id={`${file}__heading`} className="text-xl">
            {title}
          </h2>
          <p className="text-muted">{description}</p>
        </div>
        {isThere && !isOnly && (
          <RemoveButton
            entry={title}
            onClick={() => {
              setIsBegun(false)
              onChange(part, null)
            }}
          />
        )}
      </div>
      {isThere ? (
        <SectionForm
          id={file}
          schema={schema}
          value={value ?? start}
          onChange={(changes) => onChange(part, applyChanges(value ?? start, changes))}
        />
      ) : (
        <>
          <Findings id={file} />
          <AddButton entry={title} onClick={begin} />
        </>
      )}
    </section>
  )
})
