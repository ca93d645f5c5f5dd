import { expect, test } from 'vitest'
import type { ValidRecord } from '../records.ts'
import { textRules } from './text-rules.ts'

function promisesIn(description: string): string[] {
  const record = { file: 'services', pathInFile: [0], value: { description } }
  const messages: string[] = []
  const claims = textRules.find(({ name }) => name === 'claims')
  claims?.checkRecord?.(record as unknown as ValidRecord<'services'>, (_at, _path, { message }) =>
    messages.push(message),
  )
  return messages.map((message) => message.split('"')[1] ?? '')
}

test.each([
  ['10  -  minutes\nfrom the metro', ['10 - minutes from']],
  ['the No. 1 developer', ['No. 1']],
  ['plot no. 1', []],
  // This took a minute.
  [`1${' '.repeat(100_000)}Cr`, []],
])('%.40s promises %j', (text, promises) => {
  expect(promisesIn(text)).toEqual(promises)
})
