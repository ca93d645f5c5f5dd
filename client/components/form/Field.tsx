import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'

type Labelled = {
  /** The field's id, unique on the page; the ids of hint and error follow from it. */
  id: string
  name: string
  label: string
  /** The hint under the label: what to write, and how. */
  hint?: ReactNode
  error?: string | undefined
  /** Adds '(optional)' to the label; required fields have no mark. */
  optional?: boolean | undefined
}

function FieldFrame({ field, children }: { field: Labelled; children: ReactNode }) {
  const { id, label, hint, error, optional } = field
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-balance">
        <span>{label}</span>
        {optional && <span className="font-normal"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-sm">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The sentence under a wrong field, which `aria-describedby` connects to it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={id}
      className="mt-1.5 rounded-sm text-sm font-semibold text-danger in-[.on-dark]:bg-danger-tint in-[.on-dark]:px-2 in-[.on-dark]:py-1"
    >
      {children}
    </p>
  )
}

type Control<T> = Labelled & Omit<T, 'id' | 'name' | 'className' | 'style' | 'prefix'>

const controlProps = ({ label: _label, hint, error, optional: _optional, ...rest }: Labelled) => ({
  ...rest,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    cx(Boolean(hint) && `${rest.id}-hint`, error && `${rest.id}-error`) || undefined,
})

/** A one-line field of 48 px with its label above. */
export function Field(field: Control<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <FieldFrame field={field}>
      <input {...controlProps(field)} className="control h-12 w-full px-4" />
    </FieldFrame>
  )
}

type ChoiceFieldProps = Labelled & {
  defaultValue?: string | undefined
  autoFocus?: boolean
  required?: boolean
  /** The text of each option, by its value. */
  options: Readonly<Record<string, string>>
  none: string
}

/** A select with a few options and one for none, which is chosen at first. */
export function ChoiceField({ options, none, ...field }: ChoiceFieldProps) {
  return (
    <FieldFrame field={field}>
      <div className="relative">
        <select {...controlProps(field)} className="control h-12 w-full appearance-none pr-10 pl-4">
          <option value="">{none}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          name="ChevronDown"
          size={18}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  )
}

// The height of the lines and the padding, as a field that grows ignores `rows`.
const MIN_HEIGHT = {
  2: 'min-h-[calc(2lh+1.625rem)]',
  3: 'min-h-[calc(3lh+1.625rem)]',
  4: 'min-h-[calc(4lh+1.625rem)]',
  5: 'min-h-[calc(5lh+1.625rem)]',
}

export type TextAreaProps = Control<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
  rows?: keyof typeof MIN_HEIGHT
}

/** A field of several lines that grows with its text, where the browser supports that. */
export function TextArea({ rows = 3, ...field }: TextAreaProps) {
  return (
    <FieldFrame field={field}>
      <textarea
        {...controlProps(field)}
        rows={rows}
        className={cx(
          'control block max-h-80 field-sizing-content w-full px-4 py-3 wrap-anywhere',
          MIN_HEIGHT[rows],
        )}
      />
    </FieldFrame>
  )
}
