import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createProgram } from '../cli/program.ts'
import { checkFolder } from '../catalogue/checks/check-folder.ts'
import { isError } from '../catalogue/checks/finding.ts'
import { checkSchema } from '../catalogue/checks/schema-check.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../catalogue/data-files.ts'
import { copySampleData } from './support/programs/data-copy.ts'

const guide = readFileSync('docs/data.md', 'utf8')

/** Every sample of the guide, by the file that it is of. */
const samples = [...guide.matchAll(/^```json (\w+)\.json\n([^]*?)\n```$/gm)].map(
  ([, name = '', text = '']) => [name as DataFileName, text] as const,
)

describe('the samples of the editors’ guide', () => {
  it('are of every data file, which the table of files names too', () => {
    const shown = new Set(samples.map(([name]) => name))
    expect([...shown].toSorted()).toEqual(dataFileNames.toSorted())
    expect(dataFileNames.filter((name) => !guide.includes(`\`${name}.json\``))).toEqual([])
  })

  it.each(samples)('%s keeps to its schema', (name, text) => {
    expect(checkSchema(name, JSON.parse(text))).toEqual([])
  })

  it('are right together, beside the agency’s data', async () => {
    const copy = copySampleData()
    for (const [name, text] of samples) {
      const sample = JSON.parse(text) as object
      const { shape } = dataFiles[name]
      if (shape === 'single') continue
      const file = `${name}.json`
      const own = JSON.parse(copy.read(file)) as object
      const both = Array.isArray(own) ? [...own, ...(sample as unknown[])] : { ...own, ...sample }
      copy.write(file, JSON.stringify(both))
    }
    expect(
      (await checkFolder(copy.folder, { builtImageFolder: 'dist/images' })).findings
        .filter(isError)
        .map(({ message }) => message),
    ).toEqual([])
  })

  it('name no command that there is not', async () => {
    const named = [...guide.matchAll(/npm run cli -- ([\w-]+)/g)].map(([, command]) => command)
    const { commands } = await createProgram(undefined)
    const known = new Set(commands.map((command) => command.name()))
    expect(named.filter((command) => !known.has(command ?? ''))).toEqual([])
  })
})
