import type { Change, Part } from '../../api.ts'
import { Field, type FieldChange } from './Field.tsx'
import type { FormSchema } from './form-schema.ts'

/**
 * The form of a record, made from its JSON Schema. The id of a field is the file and the JSON
 * Pointer to its value, which is also its address within the page.
 * @param id the record's file
 * @param onChange takes what was changed, to be applied one after the other
 */
export function SectionForm({
  id,
  schema,
  value,
  onChange,
}: {
  id: Part['file']
  schema: FormSchema
  value: unknown
  onChange: (changes: Change[]) => void
}) {
  const change = (...changes: readonly FieldChange[]) =>
    onChange(changes.map((one) => ({ ...one, file: id, pointer: one.pointer.slice(id.length) })))
  return (
    <Field
      id={id}
      label={schema.title ?? id}
      schema={schema}
      value={value}
      isRequired
      place="form"
      change={change}
      onChange={(set) => change({ pointer: id, set })}
    />
  )
}
