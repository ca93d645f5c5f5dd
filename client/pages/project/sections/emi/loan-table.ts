/** The look of the calculator's tables: the first column stays where the rest scrolls. */
export const FRAME = 'rounded-lg border border-line bg-surface'
export const TABLE = 'w-full min-w-160 text-left'
export const HEAD_ROW = 'bg-mist text-sm'
export const FIRST =
  'sticky left-0 bg-inherit px-4 py-3.5 font-semibold whitespace-nowrap sm:px-6 [tbody_&]:bg-surface'
export const NUMBER = 'px-4 py-3.5 text-right whitespace-nowrap tabular-nums sm:px-6'
