import type { LoadFinding } from '../../../catalogue/load/load-catalogue.ts'
import { toSegments } from '../../../catalogue/json/pointer.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { escapeMarkup } from '../../../domain/text/text.ts'
import type { Files } from '../data/disk.ts'
import { inFormWords } from '../data/form-words.ts'
import { indexOf, pageOfProject } from '../data/pages.ts'

/**
 * A page in place of a project's page that the site leaves out: it says that visitors do not see
 * the project, and why. Undefined where nothing keeps the page back.
 * @param findings the findings in the files, and their consequences
 */
export function notShownPage(
  address: string,
  files: Files,
  findings: readonly LoadFinding[],
  styles: readonly string[],
): string | undefined {
  const { projects, pageAt } = indexOf(files)
  const project = projects.find((one) => one.address === address)
  if (project === undefined) return undefined
  const reasons = findings.flatMap(({ kind, file, pointer, reason }) => {
    const name = file.replace(/\.json$/, '') as DataFileName
    const isUnpublished =
      kind === 'withheld' || (kind === 'skipped' && name === project.record.file)
    const isOfProject = pageAt(name, toSegments(pointer)).page === pageOfProject(project.id)
    return isUnpublished && isOfProject ? [inFormWords(reason, name)] : []
  })
  if (reasons.length === 0) return undefined
  const title = `Visitors do not see ${project.name}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`).join('\n')}
</head>
<body>
<main class="p-6">
<h1 class="text-2xl">${escapeMarkup(title)}</h1>
<p class="mt-4">The site leaves the whole project out until this is put right on its page of the desk:</p>
<ul class="mt-4 list-disc pl-5">
${reasons.map((reason) => `<li>${escapeMarkup(reason)}</li>`).join('\n')}
</ul>
</main>
</body>
</html>
`
}
