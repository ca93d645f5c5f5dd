/** What a message that passes a project on says of it. */
export type SharedProject = {
  name: string
  developer: string
  localitiesText: string
  priceText: string
}

/** More projects than this are counted in the message, as the page that it links to lists them all. */
const MAX_NAMED = 10

/**
 * A message that passes projects on: a line each with name, place and price, then the page's
 * address, of which messengers make a link.
 * @param address the whole address of the page, without the parameters of a campaign
 */
export function shareText(projects: readonly SharedProject[], address: string): string {
  const lines = projects
    .slice(0, MAX_NAMED)
    .map(({ name, developer, localitiesText, priceText }) =>
      [`${name} by ${developer}`, localitiesText, priceText].filter(Boolean).join(', '),
    )
  const more = projects.length - lines.length
  return [...lines, more > 0 && `and ${more} more`, address].filter(Boolean).join('\n')
}
