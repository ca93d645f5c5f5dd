import { useState, type ComponentProps } from 'react'
import {
  ENQUIRY_FIELD_NAMES,
  ENQUIRY_FIELDS,
  formKindOf,
  type EnquiryField,
  type FormKind,
} from '../../../domain/enquiry/enquiry-fields.ts'
import {
  offeredVisits,
  slotText,
  visitDayText,
  type VisitDay,
} from '../../../domain/enquiry/site-visit.ts'
import { INDIA_OFFSET_MS } from '../../../domain/text/dates.ts'
import { cx } from '../../components/cx.ts'
import { Checkbox, Pill } from '../../components/form/Checkbox.tsx'
import { ChoiceField, Field, FieldError, TextArea } from '../../components/form/Field.tsx'
import { useAnnounceChange } from '../../components/status/live-region.tsx'
import { useHydrated } from '../../components/external-store.ts'
import { initialMessage, type EnquiryRequest } from '../sending/enquiry-request.ts'
import { TEXTS } from './enquiry-texts.ts'
import type { FormErrors } from './form-values.ts'

type FieldsProps = {
  /** Prefix of the fields' ids, unique on the page. */
  id: string
  request: EnquiryRequest
  /** What the form is for, which decides its fields; absent: what its source says. */
  kind?: FormKind
  /** Whether fields are closer together, with a message of two lines. */
  compact?: boolean
  errors: FormErrors
  /** The text of a form that the server sent again. */
  typed?: Readonly<Record<string, string>> | undefined
  phoneWarning?: boolean
}

/** The fields that the visitor fills in. Nothing is ticked or chosen beforehand. */
export function EnquiryFields({ kind: form, ...props }: FieldsProps) {
  const { request, compact = false, errors, typed, phoneWarning } = props
  const kind = form ?? formKindOf(request.source)
  const fields = ENQUIRY_FIELD_NAMES.filter((name) => ENQUIRY_FIELDS[name].forms.includes(kind))
  // A page that the server sent again starts at the first error.
  const firstError = typed && fields.find((name) => errors[name])
  const [offered] = useState(() => offeredNow(request))
  useAnnounceChange(phoneWarning && 'The phone number does not look like one.')
  return (
    <div className={cx('grid grid-cols-2 items-end gap-x-3.5', compact ? 'gap-y-3.5' : 'gap-y-5')}>
      {fields.map((name) => (
        <div key={name} className={ENQUIRY_FIELDS[name].half ? undefined : 'col-span-2'}>
          <EnquiryControl
            {...props}
            name={name}
            kind={kind}
            offered={offered}
            startsHere={name === firstError}
          />
        </div>
      ))}
      {kind === 'enquiry' && (
        <div className="col-span-2 grid">
          <Checkbox
            name="marketing"
            value="true"
            defaultChecked={typed?.['marketing'] === 'true'}
            label="Tell me about other projects too"
          />
        </div>
      )}
    </div>
  )
}

function offeredNow({ visit }: EnquiryRequest): readonly VisitDay[] {
  return visit?.hours ? offeredVisits(visit.hours, new Date()) : (visit?.days ?? [])
}

type ControlProps = FieldsProps & {
  name: EnquiryField
  offered: readonly VisitDay[]
  /** Whether the page begins with the focus here. */
  startsHere: boolean
}

function EnquiryControl(props: ControlProps) {
  const { id, kind, name, request, compact, errors, typed, phoneWarning, offered } = props
  const { label, control, autoComplete, required, choices = {}, none = '' } = ENQUIRY_FIELDS[name]
  // Only a chat may leave out the name.
  const isRequired = required === true && (kind !== 'chat' || name !== 'name')
  // The server does not know the visitor's clock.
  const isAbroad = useHydrated() && !isIndiaTime()
  const common = {
    id: `${id}-${name}`,
    name,
    label: isAbroad && name === 'callTime' ? `${label} (India time)` : label,
    error: errors[name],
    defaultValue: typed?.[name],
    autoFocus: props.startsHere,
    required: isRequired,
  }
  const text = { ...common, autoComplete, optional: !isRequired }
  switch (control) {
    case 'line':
      return <Field {...text} />
    case 'email':
      return <Field {...text} type="email" inputMode="email" />
    case 'phone':
      return (
        <Field
          {...text}
          // Both hints are as long, so that a press does not move the button below.
          hint={phoneWarning ? <strong>{TEXTS.phoneWarning}</strong> : TEXTS.phoneHint}
          type="tel"
          inputMode="tel"
        />
      )
    case 'lines':
      return (
        <TextArea
          // Another request brings another message; other typed text stays.
          key={initialMessage(request)}
          {...text}
          rows={compact ? 2 : 4}
          defaultValue={typed?.[name] ?? initialMessage(request)}
        />
      )
    case 'choice':
      return <ChoiceField {...common} none={none} options={choices} />
    case 'visitDay':
      return (
        <ChoiceField
          {...common}
          // A form that is sent again starts with its values.
          key={typed?.[name]}
          none={none}
          options={Object.fromEntries(offered.map(({ day }) => [day, visitDayText(day)]))}
        />
      )
    case 'visitTime':
      return <VisitTimes {...common} offered={offered} />
  }
}

function VisitTimes({
  id,
  name,
  label,
  error,
  defaultValue,
  autoFocus,
  required,
  offered,
}: ComponentProps<typeof Field> & { offered: readonly VisitDay[] }) {
  const slots = [...new Set(offered.flatMap((one) => one.slots))].sort()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      tabIndex={-1}
      className="rounded-md outline-offset-4"
    >
      <p id={`${id}-label`} className="mb-1.5 block text-sm font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {slots.map((slot, index) => (
          <Pill
            key={slot}
            type="radio"
            name={name}
            value={slot}
            defaultChecked={defaultValue === slot}
            {...(index === 0 && { autoFocus })}
            required={required}
            className="text-ink"
          >
            <span>{slotText(slot)}</span>
          </Pill>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

const isIndiaTime = () => new Date().getTimezoneOffset() * -60_000 === INDIA_OFFSET_MS
