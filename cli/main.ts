import process from 'node:process'
import { endOnBrokenPipe } from './terminal/output.ts'
import { run } from './program.ts'

endOnBrokenPipe()
await run(process.argv.slice(2))
