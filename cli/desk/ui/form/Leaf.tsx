import { useReadOnly } from '../desk-context.tsx'
import { Control } from './controls.tsx'
import { Findings } from './Findings.tsx'
import type { ControlProps } from './use-control.ts'

export type LeafProps = Omit<ControlProps, 'required' | 'readOnly'> & {
  /** Whether the value must be there, so that an emptied text stays as an empty one. */
  isRequired: boolean
  /** Whether the field is all of its form, an entry of a list, or an entry by key. */
  place?: 'form' | 'list' | 'keys'
  /** Whether the description was shown before, in another entry of a list. */
  isRepeated?: boolean
}

/** A control with its label above, and its findings and description below. */
export function Leaf({ isRequired, place, isRepeated, ...control }: LeafProps) {
  const { id, label, schema, onChange } = control
  const isReadOnly = useReadOnly()
  return (
    <div className="has-[.wide]:col-span-full">
      <div className={place === 'list' ? 'sr-only' : 'mb-1'}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {/* Screen readers say so of the field itself. */}
        {isRequired && !place && (
          <span className="text-muted" aria-hidden="true">
            {' '}
            (needed)
          </span>
        )}
      </div>
      <Control
        {...control}
        required={isRequired}
        readOnly={isReadOnly || schema.readOnly === true}
        onChange={(next) => onChange(next === '' && !isRequired ? undefined : next)}
      />
      <Findings id={id} />
      {schema.description && (
        <p
          id={`${id}__description`}
          className={isRepeated ? 'sr-only' : 'mt-1 leading-snug text-muted'}
        >
          {schema.description}
        </p>
      )}
    </div>
  )
}
