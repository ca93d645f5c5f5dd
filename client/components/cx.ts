/** Joins class names, without those that are absent: `cx('a', open && 'b')`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
