import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** The list of the data checks: every file of a folder exports the rule, or the rules, of its own name. */
export function rulesSource(folder) {
  const names = namesIn(folder)
  return `/** Written by scripts/generate.mjs from the files of rules/. */
import type { Rule } from './rule.ts'
${names.map((name) => `import { ${camelCase(name)} } from './rules/${name}.ts'`).join('\n')}

/** Every rule. */
export const rules: readonly Rule[] = [
${names.map((name) => `  ${camelCase(name)},`).join('\n')}
].flat()
`
}

/**
 * The editors' page of all rules.
 * @throws Error naming the rules without a `guide` on one line
 */
export function rulesPage(folder) {
  const silent = []
  const rows = namesIn(folder).flatMap((file) => {
    // Read as text: the rules need what is generated here.
    const text = readFileSync(join(folder, `${file}.ts`), 'utf8')
    const said = [
      ...text.matchAll(/^ +name: '(.+)',$(?:\n(?! +name: ).*)*?\n +guide:\s+(['"])(.+)\2,$/gm),
    ]
    if (said.length === 0) silent.push(file)
    return said.map(([, name, , guide]) => `| \`${name}\` | ${guide} |`)
  })
  if (silent.length > 0)
    throw new Error(`The rules must say in guide what to do: ${silent.join(', ')}`)
  return intro + rows.sort().join('\n')
}
