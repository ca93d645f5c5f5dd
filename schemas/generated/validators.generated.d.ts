// Written by scripts/generate.mjs from schemas/. Change a schema, not this file.
import type { ErrorObject } from 'ajv'
import type { DataFiles } from './data.generated.ts'

/** True when the value fits; otherwise `errors` says why, with the schema and data of each. */
export type Validator = { (value: unknown): boolean; errors?: ErrorObject[] | null }

export declare const validators: Readonly<Record<keyof DataFiles, Validator>>
