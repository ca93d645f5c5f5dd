import type { RJSFSchema } from '@rjsf/utils'

/** The control of a field, by the definition that its schema came from. */
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
 * Prepares a schema for its form: drops keywords that only a check needs, and adds the name of each
 * field's control. Of a value with several forms the first is shown.
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
        // Fields that nobody can edit come last.
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

/** An entry of a list by key, with the title of the key. */
function entryByKey(schema: RJSFSchema, keyTitle: unknown): RJSFSchema {
  return { ...formSchema(schema), keyTitle }
}

/**
 * Whether a form has a field for the value at a path; a read-only field exists only where it has a
 * value.
 */
export function hasField(schema: RJSFSchema, path: readonly string[], value: unknown): boolean {
  const [name, ...rest] = path
  if (name === undefined) return !schema.readOnly || value !== undefined
  const { properties, items, additionalProperties } = schema
  const inner = properties?.[name] ?? items ?? additionalProperties
  const entry = Object(value)[name] as unknown
  return typeof inner === 'object' && hasField(Object(inner), rest, entry)
}
