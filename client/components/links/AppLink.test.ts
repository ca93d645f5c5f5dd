import { expect, test } from 'vitest'
import { isPlainClick } from './AppLink.tsx'

const PLAIN = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a press with a key that asks for another window is not plain', () => {
  expect(isPlainClick(PLAIN)).toBe(true)
  for (const key of Object.keys(PLAIN)) expect(isPlainClick({ ...PLAIN, [key]: true })).toBe(false)
})
