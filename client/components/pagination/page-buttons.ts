import { PAGE_BUTTONS, pageNumbers } from '../../../domain/listing/pagination.ts'

/** A numbered button or a gap, and at which of the viewport widths of PAGE_BUTTONS it is shown. */
export type ResponsiveButton = {
  readonly key: string
  /** Absent: a gap. */
  readonly page?: number
  /** One flag for each entry of PAGE_BUTTONS. */
  readonly shown: readonly boolean[]
}

/** All buttons that some viewport shows, in order, so that style alone can choose among them. */
export function responsiveButtons(current: number, total: number): ResponsiveButton[] {
  const lists = PAGE_BUTTONS.map(({ buttons }) => pageNumbers(current, total, buttons))
  const shownIn = (test: (list: (typeof lists)[number]) => boolean) => lists.map(test)
  const gapAfterFirst = shownIn((list) => list[1] === 'ellipsis')
  const gapBeforeLast = shownIn((list) => list.at(-2) === 'ellipsis')
  const buttons: ResponsiveButton[] = []
  for (let page = 1; page <= total; page += 1) {
    if (page === total && gapBeforeLast.includes(true)) {
      buttons.push({ key: 'gap-end', shown: gapBeforeLast })
    }
    const shown = shownIn((list) => list.includes(page))
    if (shown.includes(true)) buttons.push({ key: String(page), page, shown })
    if (page === 1 && gapAfterFirst.includes(true)) {
      buttons.push({ key: 'gap-start', shown: gapAfterFirst })
    }
  }
  return buttons
}
