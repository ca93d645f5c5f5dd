/**
 * The page of last resort (status 500): plain HTML without data or script, so that nothing in it
 * can fail.
 */
export function failurePage(styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This page could not be shown</title>
${links}
</head>
<body class="failure-page">
<main>
<h1>This page could not be shown</h1>
<p>The fault is on our side and has been noted. Please try again in a moment.</p>
<p><a href="/">Return to Home</a> · <a href="/contact-us">Contact us</a></p>
</main>
</body>
</html>
`
}
