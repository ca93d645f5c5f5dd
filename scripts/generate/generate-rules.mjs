import { readdirSync } from 'node:fs'

const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The list of the data checks: every file of a folder exports the rule of its own name. */
export function rulesSource(folder) {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
  return `/** Written by scripts/generate.mjs from the files of rules/. */
import type { Rule } from '../rule.ts'
${names.map((name) => `import { ${camelCase(name)} } from '../rules/${name}.ts'`).join('\n')}

/** Every rule; each knows the details of its own findings only. */
export const rules: readonly Rule[] = [
${names.map((name) => `  ${camelCase(name)} as Rule,`).join('\n')}
]
`
}
