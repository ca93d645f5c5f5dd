import process from 'node:process'
import { endOnBrokenPipe } from './output.ts'
import { run } from './run.ts'

endOnBrokenPipe()
await run(process.argv.slice(2))
