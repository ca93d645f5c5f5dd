import { expect, test } from 'vitest'
import { stateText } from './shown-only.ts'

test('a state leaves out what is only shown, whatever stands in it', () => {
  const faqs = [{ question: 'Is it "ready"?', answer: 'Yes: "ready", \\ and </script>.' }]
  const state = {
    faqs,
    image: { hash: 'a', placeholder: 'data:image/webp;base64,AA' },
    more: 1,
    tags: [{ name: 'a', content: '["]' }],
  }
  expect(JSON.parse(stateText(state))).toEqual({
    faqs: [{ question: 'Is it "ready"?', answer: '' }],
    image: { hash: 'a', placeholder: '' },
    more: 1,
    tags: [],
  })
})

test('texts that look like a field stay as they are', () => {
  const state = { text: '"answer":"no"', answer: { query: 'two' }, answers: 'three' }
  expect(JSON.parse(stateText(state))).toEqual(state)
})

test('nothing in a state ends its block', () => {
  const state = { text: '</script><!-- \u2028\u2029' }
  expect(stateText(state)).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(stateText(state))).toEqual(state)
})
