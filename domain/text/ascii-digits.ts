const DIGIT = /\p{Nd}/u

/** The text with every digit of any script as 0 to 9. */
export const asciiDigits = (text: string): string =>
  /[^\0-\x7F]/.test(text) ? text.replace(/(?!\d)\p{Nd}/gu, asciiDigit) : text

/** The ten digits of a script are consecutive characters. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
