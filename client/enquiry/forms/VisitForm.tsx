import { useState } from 'react'
import { offeredVisits, slotText, visitDayText } from '../../../domain/enquiry/visit.ts'
import { cx } from '../../components/cx.ts'
import { ChoiceField, FieldError } from '../../components/form/Field.tsx'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx'
import { fieldProps, GAPS, PersonFields, type EnquiryFieldsetProps } from './EnquiryFieldset.tsx'
import { VISIT_TEXTS } from './texts.ts'

/** The form that plans a site visit. */
export const VisitForm = (props: Omit<EnquiryFormProps, 'texts' | 'fieldset'>) => (
  <EnquiryForm {...props} texts={VISIT_TEXTS} fieldset={VisitFieldset} />
)

/** Name, phone, one of the next days and a time: all that a visit needs. */
function VisitFieldset(fieldset: EnquiryFieldsetProps) {
  const { id, request, layout, errors, typed } = fieldset
  const { days = [], hours } = request.visit ?? {}
  // Nothing but the moment of opening decides which days are next, wherever the visitor is.
  const [offered] = useState(() => (hours ? offeredVisits(hours, new Date()) : days))
  const slots = [...new Set(offered.flatMap((one) => one.slots))].sort()
  const common = fieldProps(fieldset)
  const { autoFocus, defaultValue, error } = common('visitSlot')
  return (
    // Live: what is wrong is announced as it appears beside its field.
    <div aria-live="polite" className={cx('grid', GAPS[layout])}>
      <PersonFields {...fieldset} />
      <ChoiceField
        {...common('visitOn')}
        // A form sent again starts with its values.
        key={typed?.['visitOn']}
        label="Day"
        none="Please choose"
        options={Object.fromEntries(offered.map(({ day }) => [day, visitDayText(day)]))}
        required
      />
      <div
        role="radiogroup"
        aria-labelledby={`${id}-slots`}
        aria-invalid={errors.visitSlot ? true : undefined}
        aria-describedby={error && `${id}-visitSlot-error`}
        tabIndex={-1}
        className="rounded-md outline-offset-4"
      >
        <p id={`${id}-slots`} className="field-label">
          Time in India
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
              {slotText(slot)}
            </label>
          ))}
        </div>
        {error && <FieldError id={`${id}-visitSlot-error`}>{error}</FieldError>}
      </div>
    </div>
  )
}
