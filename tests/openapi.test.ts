import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Router } from 'express'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { useTestServer } from './support/programs/test-server.ts'

type Example = { value: unknown; 'x-varies'?: string[] }
type Media = { schema?: object; examples?: Record<string, Example> }
type Parameter = {
  name: string
  in: 'path' | 'query'
  example?: string
  examples?: Record<string, { value: string }>
}
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media>; 'x-example'?: string }>
}
type Expected = { name: string; type?: string; media?: Media; example?: Example }
type Document = { info: { version: string }; paths: Record<string, Record<string, Operation>> }

const read = (file: string) => readFileSync(file, 'utf8')
const document = parse(read('docs/openapi.yaml')) as Document
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(document, 'openapi')

const server = useTestServer()

/** Each example of an answer: how to ask for it, and what must come. */
const cases = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    Object.entries(operation.responses).flatMap(([status, { content = {}, ...response }]) => {
      const named = Object.entries(content).flatMap(([type, media]) =>
        Object.entries(media.examples ?? {}).map(([name, example]) => ({
          name,
          type,
          media,
          example,
        })),
      )
      const empty = response['x-example'] ? [{ name: response['x-example'] }] : []
      const all: Expected[] = [...named, ...empty]
      return all.map((expected) => ({
        title: `${method} ${path} ${status} ${expected.name}`,
        method,
        path,
        operation,
        status: Number(status),
        expected,
      }))
    }),
  ),
)

function requestOf({ method, path, operation, expected: { name } }: (typeof cases)[number]) {
  let address = path
  const search = new URLSearchParams()
  for (const parameter of operation.parameters ?? []) {
    const value = parameter.examples?.[name]?.value ?? parameter.example
    if (value === undefined) continue
    if (parameter.in === 'query') search.set(parameter.name, value)
    else address = address.replace(`{${parameter.name}}`, value)
  }
  const [type, media] =
    Object.entries(operation.requestBody?.content ?? {}).find(([, one]) => one.examples?.[name]) ??
    []
  const value = media?.examples?.[name]?.value
  return {
    url: `${server.url}${address}${search.size > 0 ? `?${search}` : ''}`,
    method: method.toUpperCase(),
    redirect: 'manual' as const,
    headers: { accept: 'application/json', ...(type && { 'content-type': type }) },
    ...(type && { body: typeof value === 'string' ? value : JSON.stringify(value) }),
  }
}

test.each(cases)('$title', async (one) => {
  const { url, ...request } = requestOf(one)
  const origin = new URL(url).origin
  const response = await fetch(url, { ...request, headers: { ...request.headers, origin } })
  expect(response.status).toBe(one.status)
  const { type = '', media, example } = one.expected
  if (!example) return
  expect(response.headers.get('content-type')?.split(';')[0]).toBe(type)
  const text = await response.text()
  const isJson = type.endsWith('json')
  expect(text).toContain(isJson ? '' : example.value)
  const answer: unknown = isJson ? JSON.parse(text) : {}
  const { $ref } = (media?.schema ?? {}) as { $ref?: string }
  const isValid = ajv.compile($ref ? { $ref: `openapi${$ref}` } : (media?.schema ?? {}))
  isValid(answer)
  expect(isValid.errors).toBeNull()
  const varies = new Set(example['x-varies'])
  const fixed = Object.entries(isJson ? (example.value as object) : {}).filter(
    ([key]) => !varies.has(key),
  )
  expect(answer).toMatchObject(Object.fromEntries(fixed))
})

/** The addresses that the program answers at, but those of pages; a pattern only stands before some of them. */
function addressesOf(router: Router): string[] {
  return router.stack.flatMap(({ route, handle }) => {
    if (route) return [route.path].flat().filter((path: unknown) => typeof path === 'string')
    return 'stack' in handle ? addressesOf(handle as Router) : []
  })
}

test('every endpoint is documented, with an example of an answer', () => {
  const found = addressesOf(server.app.router as Router).map((path) =>
    path.startsWith('/data/') ? '/data/{name}.json' : path.replace(/:(\w+)/g, '{$1}'),
  )
  expect(found).toContain('/api/enquiry')
  const documented = new Set(cases.map(({ path }) => path))
  expect(found.filter((path) => !documented.has(path))).toEqual([])
})

test('its version is the program’s', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(document.info.version).toBe(version)
  expect(read('CHANGELOG.md')).toContain(`\n## ${version} (`)
})
