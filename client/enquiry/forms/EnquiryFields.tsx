import { useState, useSyncExternalStore } from 'react'
import {
  CALL_TIMES,
  CONTACT_WAYS,
  ENQUIRY_FIELDS,
  ENQUIRY_LABELS,
  PRIVACY_REQUEST,
  PRIVACY_REQUESTS,
  type EnquiryField,
} from '../../../domain/enquiry/enquiry.ts'
import { offeredVisits, slotText, visitDayText } from '../../../domain/enquiry/site-visit.ts'
import { INDIA_OFFSET_MS } from '../../../domain/text/dates.ts'
import { cx } from '../../components/cx.ts'
import { Checkbox } from '../../components/form/Checkbox.tsx'
import { ChoiceField, Field, FieldError, TextArea } from '../../components/form/Field.tsx'
import { useAnnounceChange } from '../../components/status/live-region.tsx'
import { initialMessage, type EnquiryRequest } from '../sending/enquiry-request.ts'
import { TEXTS } from './enquiry-texts.ts'
import type { FormErrors } from './form-values.ts'

/** The class for the space between the fields of a form. */
export const gapOf = (compact: boolean): string => (compact ? 'gap-3.5' : 'gap-5')

type FieldsProps = {
  /** Prefix of the fields' ids, unique on the page. */
  id: string
  request: EnquiryRequest
  /** Whether fields are closer together, with a message of two lines. */
  compact: boolean
  errors: FormErrors
  typed: Readonly<Record<string, string>> | undefined
  phoneWarning?: boolean
}

/**
 * The props that all fields of a form share; a page that the server sent again starts at the first
 * error.
 */
function fieldProps({ id, errors, typed }: FieldsProps) {
  const firstError = typed && ENQUIRY_FIELDS.find((field) => errors[field])
  return (name: EnquiryField) => ({
    id: `${id}-${name}`,
    name,
    label: ENQUIRY_LABELS[name],
    error: errors[name],
    defaultValue: typed?.[name],
    autoFocus: name === firstError,
  })
}

/** The fields that the visitor fills in. Nothing is ticked or chosen beforehand. */
export function EnquiryFields(props: FieldsProps) {
  const { request, compact, typed } = props
  const field = fieldProps(props)
  const callTime = field('callTime')
  const isAbroad = useIsAbroad()
  return (
    <div className={cx('grid', gapOf(compact))}>
      <PersonFields {...props} />
      {request.source === 'visit' ? (
        <VisitFields {...props} />
      ) : (
        <>
          <MessageFields {...props} />
          {request.source === PRIVACY_REQUEST ? (
            <ChoiceField
              {...field('request')}
              none="Please choose"
              options={PRIVACY_REQUESTS}
              required
            />
          ) : (
            <>
              <div className="grid grid-cols-2 gap-3.5">
                <ChoiceField {...field('contactBy')} none="Any way" options={CONTACT_WAYS} />
                <ChoiceField
                  {...callTime}
                  label={isAbroad ? `${callTime.label} (India time)` : callTime.label}
                  none="Any time"
                  options={CALL_TIMES}
                />
              </div>
              <Checkbox
                name="marketing"
                value="true"
                defaultChecked={typed?.['marketing'] === 'true'}
                label="Tell me about other projects too"
              />
            </>
          )}
        </>
      )}
    </div>
  )
}

const never = () => () => undefined
const isIndiaTime = () => new Date().getTimezoneOffset() * -60_000 === INDIA_OFFSET_MS

/** Whether the visitor's clock shows another time than India's; false until the page is hydrated. */
const useIsAbroad = () =>
  useSyncExternalStore(
    never,
    () => !isIndiaTime(),
    () => false,
  )

/** The fields about the person; only a chat may leave out the name. */
export function PersonFields({ chat = false, ...props }: FieldsProps & { chat?: boolean }) {
  const field = fieldProps(props)
  useAnnounceChange(props.phoneWarning && 'The phone number does not look like one.')
  return (
    <>
      <Field {...field('name')} autoComplete="name" required={!chat} optional={chat} />
      <Field
        {...field('phone')}
        // Both hints have one place and length, so that the button below does not move away from a
        // press.
        hint={props.phoneWarning ? <strong>{TEXTS.phoneWarning}</strong> : TEXTS.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
    </>
  )
}

/** The fields for the e-mail address and the message. */
export function MessageFields(props: FieldsProps) {
  const { request, compact, typed } = props
  const field = fieldProps(props)
  return (
    <>
      <Field {...field('email')} type="email" inputMode="email" autoComplete="email" optional />
      <TextArea
        // Another request brings another message; other typed text stays.
        key={initialMessage(request)}
        {...field('message')}
        rows={compact ? 2 : 4}
        defaultValue={typed?.['message'] ?? initialMessage(request)}
        optional
      />
    </>
  )
}

/** The fields of a visit: one of the next days, and a time. */
function VisitFields(props: FieldsProps) {
  const { id, request, typed } = props
  const { days = [], hours } = request.visit ?? {}
  // The next days follow from the moment of opening alone, wherever the visitor is.
  const [offered] = useState(() => (hours ? offeredVisits(hours, new Date()) : days))
  const slots = [...new Set(offered.flatMap((one) => one.slots))].sort()
  const field = fieldProps(props)
  const { label, autoFocus, defaultValue, error } = field('visitSlot')
  return (
    <>
      <ChoiceField
        {...field('visitOn')}
        // A form that is sent again starts with its values.
        key={typed?.['visitOn']}
        none="Please choose"
        options={Object.fromEntries(offered.map(({ day }) => [day, visitDayText(day)]))}
        required
      />
      <div
        role="radiogroup"
        aria-labelledby={`${id}-slots`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-visitSlot-error`}
        tabIndex={-1}
        className="rounded-md outline-offset-4"
      >
        <p id={`${id}-slots`} className="mb-1.5 block text-sm font-semibold">
          {label}
        </p>
        <div className="flex flex-wrap gap-2">
          {slots.map((slot, index) => (
            <label key={slot} className="pill-box text-ink has-checked:text-on-dark">
              <input
                type="radio"
                name="visitSlot"
                value={slot}
                defaultChecked={defaultValue === slot}
                {...(index === 0 && { autoFocus })}
                required
              />
              <span>{slotText(slot)}</span>
            </label>
          ))}
        </div>
        {error && <FieldError id={`${id}-visitSlot-error`}>{error}</FieldError>}
      </div>
    </>
  )
}
