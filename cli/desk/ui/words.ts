/** '1 finding', '3 findings'. */
export const countText = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** Where a small form of a picture is shown from, by its path inside data/images. */
export const pictureUrl = (path: string): string => `/desk/pictures/${encodeURI(path)}?small`
