import { escapeMarkup } from '../../domain/text/text.ts'

/** The page of last resort (status 500): plain HTML without data or script, in which nothing can fail. */
export function failurePage(styles: readonly string[]): string {
  return plainPage({
    title: 'This page could not be shown',
    text: 'The fault is on our side and has been noted. Please try again in a moment.',
    styles,
  })
}

/** The answer (503) where more pages are asked for than can be shown. */
export const busyPage = plainPage({
  title: 'The site is very busy',
  text: 'More people are here than we can show pages to at once. Please try again in a few seconds.',
})

/** The answer (429) where one network waits for so many files that others would not get theirs. */
export const limitedPage = plainPage({
  title: 'Your network asks for too much at once',
  text: 'What was asked for before is still being made. Please try again in a few seconds.',
})

/** The answer (400) to an address that cannot be read. */
export const unreadablePage = plainPage({
  title: 'This address could not be read',
  text: 'Part of it seems to be missing. Please check the link, or start from Home.',
})

/** The answer (431) to a request whose address, or whose cookies, are longer than any of ours. */
export const tooLargePage = plainPage({
  title: 'This link is too long',
  text: 'Its address, or what your browser keeps for this site, is more than we can read. Please start from Home. If this page comes again there, remove the cookies of this site in your browser’s settings.',
})

/** @param more HTML below the text */
export function plainPage({
  title,
  text,
  styles = [],
  more = '',
}: {
  readonly title: string
  readonly text: string
  readonly styles?: readonly string[]
  readonly more?: string
}): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${links}
</head>
<body class="failure-page">
<main>
<h1>${title}</h1>
<p>${escapeMarkup(text)}</p>
${more}<p><a href="/">Return to Home</a> · <a href="/contact-us">Contact us</a></p>
</main>
</body>
</html>
`
}
