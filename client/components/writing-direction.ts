/** The sign of a scroll towards later items: -1 where a translator made the page right to left. */
export const scrollSign = (list: Element): 1 | -1 =>
  getComputedStyle(list).direction === 'rtl' ? -1 : 1
