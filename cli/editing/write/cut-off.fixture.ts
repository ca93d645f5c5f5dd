// Writes '<file> new' to three files of the folder given and kills itself after the step given.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFiles } from './write-files.ts'

const [folder = '', last = ''] = process.argv.slice(2)
let step = 0
await writeFiles(
  folder,
  ['a.json', 'b.json', 'c.json'].map((file) => ({
    file,
    before: file === 'c.json' ? undefined : readFileSync(join(folder, file)),
    after: Buffer.from(`${file} new`.padEnd(200_000)),
  })),
  () => {
    step += 1
    if (step === Number(last)) process.kill(process.pid, 'SIGKILL')
  },
)
process.stdout.write(String(step))
