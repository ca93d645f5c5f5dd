/** Longer error messages are cut to this. */
const MAX_LENGTH = 200

/** The message of an error as it may be counted: on one line, without a visitor's own words. */
export const errorText = (message: string): string =>
  message
    .replace(/(["'`“‘]).*?(?:\1|[”’])/gs, '…')
    .replace(/\?\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/\p{Nd}(?:[\s\-.,()+/]*\p{Nd}){4,}/gu, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
