import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const intro = `# What the checks say

Written by \`scripts/generate.mjs\` from the rules (\`catalogue/checks/rules/\`, \`guide\`); change those, not
this page. [data.md](data.md) explains how the data is checked.

| It says | What to do |
| --- | --- |
`

const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

const namesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()

/** The list of the data checks: every file of a folder exports the rules of its name. */
export function rulesSource(folder) {
  const names = namesIn(folder)
  return `/** Written by scripts/generate.mjs from the files of rules/. */
import type { Rule } from './rule-context.ts'
${names.map((name) => `import { ${camelCase(name)} } from './rules/${name}.ts'`).join('\n')}

/** Every rule. */
export const rules: readonly Rule[] = [
${names.map((name) => `  ...${camelCase(name)},`).join('\n')}
]
`
}

/** The editors' page of all rules. */
export async function rulesPage(folder) {
  const rules = await Promise.all(
    namesIn(folder).map(async (name) => {
      const module = await import(pathToFileURL(join(folder, `${name}.ts`)).href)
      return module[camelCase(name)]
    }),
  )
  const consequence = ' A site that starts with such an error leaves the project out.'
  const rows = rules
    .flat()
    .map(
      ({ name, guide, isLegalRequirement }) =>
        `| \`${name}\` | ${guide}${isLegalRequirement ? consequence : ''} |`,
    )
  return intro + rows.sort().join('\n')
}
