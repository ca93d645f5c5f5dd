/** The words of a text that blanks separate. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
