import { expect, test } from 'vitest'
import { serializeState } from './stream-document.tsx'

test('a state says all that it holds, whatever its fields are called', () => {
  const state = {
    faqs: [{ question: 'Is it "ready"?', answer: 'Yes: "ready", \\ and </script>.' }],
    image: { placeholder: 'data:image/webp;base64,AA' },
    tags: [{ name: 'a', content: '["]' }],
    review: 'Good.',
  }
  expect(JSON.parse(serializeState(state))).toEqual(state)
})

test('nothing in a state ends its block', () => {
  expect(serializeState({ text: '</script><!--' })).not.toContain('<')
})
