import {
  CALL_TIMES,
  CONTACT_WAYS,
  ENQUIRY_FIELDS,
  PRIVACY_REQUEST,
  PRIVACY_REQUESTS,
  type EnquiryField,
} from '../../../domain/enquiry/enquiry.ts'
import { cx } from '../../components/cx.ts'
import { Checkbox } from '../../components/form/Checkbox.tsx'
import { ChoiceField, Field, TextArea } from '../../components/form/Field.tsx'
import { TEXTS } from './texts.ts'
import { initialMessage, type EnquiryRequest } from '../sending/request.ts'
import type { FormErrors } from './state/form-data.ts'

/** `compact`: closer together, a message of two lines. */
export type FormLayout = 'compact' | 'full'

/** Between the fields, as classes. */
export const GAPS: Readonly<Record<FormLayout, string>> = { compact: 'gap-3.5', full: 'gap-5' }

export type EnquiryFieldsetProps = {
  /** Prefix of the fields' ids, unique on the page. */
  id: string
  request: EnquiryRequest
  layout: FormLayout
  errors: FormErrors
  /** What was typed before; a page that the server sent again starts at the first error. */
  typed: Readonly<Record<string, string>> | undefined
  /** The phone field's text is probably no number. */
  phoneWarning: boolean
}

/** What every field of a form has; a page that the server sent again starts at the first error. */
export function fieldProps({ id, errors, typed }: EnquiryFieldsetProps) {
  const firstError = typed && ENQUIRY_FIELDS.find((field) => errors[field])
  return (name: EnquiryField) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    defaultValue: typed?.[name],
    autoFocus: name === firstError,
  })
}

/** Who asks. */
export function PersonFields(props: EnquiryFieldsetProps) {
  const common = fieldProps(props)
  return (
    <>
      <Field {...common('name')} label="Name" autoComplete="name" required />
      <Field
        {...common('phone')}
        label="Phone"
        // In one place and of one length: the button below must not move from under a press.
        hint={props.phoneWarning ? <strong>{TEXTS.phoneWarning}</strong> : TEXTS.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
    </>
  )
}

/** What the visitor fills in: the fields and the consent. Nothing is ticked or chosen beforehand. */
export function EnquiryFieldset(props: EnquiryFieldsetProps) {
  const { request, layout, typed } = props
  const common = fieldProps(props)
  return (
    // Live: what is wrong is announced as it appears beside its field.
    <div aria-live="polite" className={cx('grid', GAPS[layout])}>
      <PersonFields {...props} />
      <Field
        {...common('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        optional
      />
      <TextArea
        // Another request brings another message; what else was typed stays.
        key={initialMessage(request)}
        {...common('message')}
        label="Message"
        rows={layout === 'compact' ? 2 : 4}
        defaultValue={typed?.['message'] ?? initialMessage(request)}
        optional
      />
      {request.source === PRIVACY_REQUEST ? (
        <ChoiceField
          {...common('request')}
          label="What do you ask for?"
          none="Please choose"
          options={PRIVACY_REQUESTS}
          required
        />
      ) : (
        <Preferences common={common} marketing={typed?.['marketing'] === 'true'} />
      )}
    </div>
  )
}

type PreferencesProps = {
  common: ReturnType<typeof fieldProps>
  /** Whether the consent was ticked before. */
  marketing: boolean
}

/** How and when to be answered, and the consent. */
function Preferences({ common, marketing }: PreferencesProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3.5">
        <ChoiceField
          {...common('contactBy')}
          label="Contact me by"
          none="Any way"
          options={CONTACT_WAYS}
        />
        <ChoiceField
          {...common('callTime')}
          label="Best time"
          none="Any time"
          options={CALL_TIMES}
        />
      </div>
      <Checkbox
        name="marketing"
        value="true"
        defaultChecked={marketing}
        label="Tell me about other projects too"
      />
    </>
  )
}
