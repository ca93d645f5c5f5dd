import type { RJSFSchema } from '@rjsf/utils'

/** The control of a field by the definition that its schema came from. */
const CONTROLS: Readonly<Record<string, string>> = {
  price: 'price',
  area: 'area',
  day: 'day',
  image: 'picture',
  optionalImage: 'picture',
  amenityKey: 'amenity',
  projectId: 'project',
  developerName: 'developer',
  authorityId: 'authority',
  citySlug: 'city',
}

/**
 * A schema as its form needs it: without what only a check needs, and with the name of each field's
 * control. Of a value that may have several forms the form shows the first.
 */
export function formSchema(schema: RJSFSchema): RJSFSchema {
  const { anyOf: _, enum: choices, type, properties, items, ...others } = schema
  const { propertyNames, additionalProperties, ...rest } = others
  const definition = String(schema['definition'])
  const control = CONTROLS[definition]
  return {
    ...rest,
    ...(type && { type: Array.isArray(type) ? type[0] : type }),
    ...(choices && { choices }),
    ...(control && { format: control }),
    ...(definition === 'coordinates' && { $id: definition }),
    ...(properties && {
      properties: Object.fromEntries(
        // What nobody can type into comes last.
        Object.entries(properties)
          .map(([name, property]) => [name, formSchema(Object(property))] as const)
          .toSorted(
            ([, one], [, other]) => Number(one.readOnly ?? 0) - Number(other.readOnly ?? 0),
          ),
      ),
    }),
    ...(items && { items: formSchema(Object(items)) }),
    ...(additionalProperties && {
      additionalProperties: entryByKey(Object(additionalProperties), Object(propertyNames).title),
    }),
  }
}

/** An entry that has a key, with what the key is called. */
function entryByKey(schema: RJSFSchema, keyTitle: unknown): RJSFSchema {
  return { ...formSchema(schema), keyTitle }
}

/** Whether a form has a field for the value at a path: one that nobody can type into is shown where it has a value. */
export function hasField(schema: RJSFSchema, path: readonly string[], value: unknown): boolean {
  const [name, ...rest] = path
  if (name === undefined) return !schema.readOnly || value !== undefined
  const { properties, items, additionalProperties } = schema
  const inner = properties?.[name] ?? items ?? additionalProperties
  const entry = Object(value)[name] as unknown
  return typeof inner === 'object' && hasField(Object(inner), rest, entry)
}
