import { memo, useState } from 'react'
import type { Part } from '../../api.ts'
import type { Change, FormChange } from '../../draft/typing.ts'
import { shownRecord } from '../../draft/drafts.ts'
import { AddButton, RemoveButton } from '../controls.tsx'
import { Findings, useDescription } from '../form/Findings.tsx'
import type { FormSchema } from '../form/form-schema.ts'
import { Field } from '../form/Field.tsx'

/** The part of one file about the page's subject, or a button that begins it. */
export const RecordSection = memo(function Section({
  part,
  isOnly,
  onChange,
}: {
  part: Part
  /** Whether the page has only this section, which then cannot be removed. */
  isOnly: boolean
  onChange: (changes: readonly Change[]) => void
}) {
  const { file, title, description, start, record, edits } = part
  const value = shownRecord(record ?? undefined, edits)
  // The desk sends the same schema with every answer, so the first is kept.
  const [schema] = useState<FormSchema>(part.schema)
  /** Whether an empty record was begun, which is kept here only, as files have no use for it. */
  const [isBegun, setIsBegun] = useState(false)
  const change = (...changes: readonly FormChange[]) =>
    onChange(changes.map((one) => ({ ...one, file, pointer: one.pointer.slice(file.length) })))
  const isThere = value !== undefined || isBegun
  const begin = () => {
    setIsBegun(true)
    // A card is complete at once, as its project has all the facts.
    if (file === 'trendingProjects') onChange([{ file, pointer: '', set: start }])
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
        {isThere && !isOnly && (
          <RemoveButton
            entry={title}
            onClick={() => {
              setIsBegun(false)
              onChange([{ file, pointer: '', remove: true }])
            }}
          />
        )}
      </div>
      {isThere ? (
        <Field
          id={file}
          label={schema.title ?? file}
          schema={schema}
          value={value ?? start}
          isRequired
          place="form"
          change={change}
          onChange={(set) => change({ pointer: file, set })}
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
