import { expect, test } from 'vitest'
import { descriptionParagraphs, descriptionPreview, splitSentences } from './description.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

test.each([
  ['', 50, '', false],
  [words(50), 50, words(50), false],
  [words(51), 50, `${words(50)}…`, true],
  ['one,  two\n\nthree', 2, 'one, two…', true],
  ['one two, three', 2, 'one two…', true],
])('the preview of %j in %s words', (text, count, preview, shortened) => {
  expect(descriptionPreview(text, count)).toEqual({ text: preview, shortened })
})

test.each([
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
  [
    'Homes of 1,850 sq. ft. each face south. Next.',
    ['Homes of 1,850 sq. ft. each face south.', 'Next.'],
  ],
  ['A 1,850 sq. ft. 3 BHK. Next.', ['A 1,850 sq. ft. 3 BHK.', 'Next.']],
  ['From Rs. 95 L. Next.', ['From Rs. 95 L.', 'Next.']],
  ['It covers 4.5 acres. Next.', ['It covers 4.5 acres.', 'Next.']],
  [
    'Plot no. 5 is sold. The answer is no. Next.',
    ['Plot no. 5 is sold.', 'The answer is no.', 'Next.'],
  ],
  ['Ten min. by car, approx. 4 km. Next.', ['Ten min. by car, approx. 4 km.', 'Next.']],
  ['Dr. Rao and Mr. Sen agree. Next.', ['Dr. Rao and Mr. Sen agree.', 'Next.']],
  ['She said “yes.” He left.', ['She said “yes.”', 'He left.']],
  ['Really?! Yes… No.', ['Really?!', 'Yes…', 'No.']],
  ['Line\nbreak. Next.', ['Line break.', 'Next.']],
])('the sentences of %j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test.each([
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\r\n \r\nTwo.\r\n\r\n\r\nThree\nmore.', ['One.', 'Two.', 'Three more.']],
  ['A. B. C.', ['A.', 'B.', 'C.']],
  ['', []],
  [
    'One one. Two two. Three three. Four four. Five five. Six six.',
    ['One one. Two two.', 'Three three. Four four.', 'Five five. Six six.'],
  ],
  [
    'One one. Two two. However three. Four four. Five five. Six six. Seven seven. Eight eight. Nine nine. Ten ten.',
    [
      'One one. Two two.',
      'However three. Four four. Five five. Six six.',
      'Seven seven. Eight eight. Nine nine. Ten ten.',
    ],
  ],
  ['Only one sentence.', ['Only one sentence.']],
])('the paragraphs of %j', (text, paragraphs) => {
  expect(descriptionParagraphs(text)).toEqual(paragraphs)
})
