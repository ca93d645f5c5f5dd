import * as fc from 'fast-check'

/**
 * Texts of any letters, signs, control characters and halves of letters, the first blocks of Unicode
 * more often. The library's own unit 'binary' takes a second before its first text.
 */
export const anyText = (): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.oneof(fc.nat(0x24ff), fc.nat(0xffff)).map((code) => String.fromCharCode(code)),
  })
