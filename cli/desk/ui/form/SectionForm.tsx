import Form from '@rjsf/core'
import {
  englishStringTranslator,
  TranslatableString,
  type RegistryFieldsType,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils'
import { useReadOnly } from '../desk-context.tsx'
import { CoordinatesField } from './CoordinatesField.tsx'
import {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  FieldTemplate,
  ObjectFieldTemplate,
} from './templates.tsx'
import { widgets } from './widgets.tsx'

/** The desk finds mistakes like `validate`, so the form itself checks nothing. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: () => true,
}

const templates = { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate }
/** Hides `$schema`, which only text editors read. */
const hidden = { $schema: { 'ui:widget': 'hidden' } }
const fields: RegistryFieldsType = { coordinates: CoordinatesField }

/** A new property of an object is empty instead of 'New Value'. */
const withoutNewValue: typeof englishStringTranslator = (text, params) =>
  text === TranslatableString.NewStringDefault ? '' : englishStringTranslator(text, params)

const defaults = {
  emptyObjectFields: 'skipEmptyDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
} as const

/** A form's value in the form of files: without empty records, and with a text in each new line. */
const asWritten = (formData: unknown): unknown =>
  JSON.parse(JSON.stringify(formData ?? null), function (this: unknown, key, value: unknown) {
    const isEntry = Array.isArray(this)
    if (isEntry && value === null) return ''
    const saysNothing =
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length === 0
    return saysNothing && !isEntry && key !== '' ? undefined : value
  })

/** The form of one section, made from its schema. */
export function SectionForm({
  id,
  schema,
  value,
  onChange,
}: {
  id: string
  schema: RJSFSchema
  value: unknown
  onChange: (value: unknown) => void
}) {
  return (
    <Form
      tagName="div"
      idPrefix={id}
      // The id of a field is its file and JSON Pointer, which is also its address within the page.
      idSeparator="/"
      schema={schema}
      uiSchema={hidden}
      validator={validator}
      noValidate
      formData={value}
      readonly={useReadOnly()}
      widgets={widgets}
      fields={fields}
      templates={templates}
      translateString={withoutNewValue}
      experimental_defaultFormStateBehavior={defaults}
      onChange={({ formData }) => {
        const written = asWritten(formData)
        if (JSON.stringify(written) !== JSON.stringify(value)) onChange(written)
      }}
    >
      <></>
    </Form>
  )
}
