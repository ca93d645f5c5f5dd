import { endOnBrokenOutput } from './terminal/output.ts'
import { run } from './program.ts'

endOnBrokenOutput()
await run(process.argv.slice(2))
