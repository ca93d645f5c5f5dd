import type { ViteDevServer } from 'vite'
import { jsonReport } from '../../cli/report/json.ts'
import { validate } from '../../cli/validate/validate.ts'

type Reported = {
  readonly errors: readonly {
    readonly file: string
    readonly line: number
    readonly column: number
    readonly rule: string
    readonly message: string
    readonly suggestion?: string
  }[]
}

const MOST_SHOWN = 10

/**
 * Shows what `cli validate` finds in the data over the page, with file and line, until it is mended.
 * Only while developing.
 */
export function createDataOverlay(vite: ViteDevServer, dataDir: string) {
  let shown: string | undefined

  async function check(): Promise<void> {
    const start = performance.now()
    const text = jsonReport(await validate(dataDir, new Map()), false, performance.now() - start)
    const { errors } = JSON.parse(text) as Reported
    const lines = errors.slice(0, MOST_SHOWN).map(({ file, line, column, message, suggestion }) => {
      const hint = suggestion === undefined ? '' : ` (did you mean ${suggestion}?)`
      return `${file}:${line}:${column}  ${message}${hint}`
    })
    const more = errors.length > MOST_SHOWN ? [`… and ${errors.length - MOST_SHOWN} more`] : []
    shown = lines.length > 0 ? [...lines, ...more].join('\n\n') : undefined
  }

  function send(): void {
    if (shown === undefined) return
    const message = `The data has mistakes; what was good before is still shown.\n\n${shown}`
    vite.ws.send({ type: 'error', err: { message, stack: '', plugin: 'cli validate' } })
  }

  vite.ws.on('connection', send)
  return {
    /** Checks the data again and tells the open pages: the findings, or to load anew. */
    async update(): Promise<void> {
      await check()
      if (shown === undefined) vite.ws.send({ type: 'full-reload' })
      else send()
    },
    check,
  }
}
