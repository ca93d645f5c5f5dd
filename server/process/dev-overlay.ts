import type { ViteDevServer } from 'vite'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { isError } from '../../catalogue/checks/finding.ts'
import { toWords } from '../../catalogue/checks/words.ts'
import type { PictureMemory } from '../../catalogue/pictures/picture-check.ts'

const MOST_SHOWN = 10

/**
 * Shows what `cli validate` finds in the data over the page, with file and line, until it is mended.
 * Only while developing.
 */
export function createDataOverlay(vite: ViteDevServer, dataDir: string) {
  const pictures: PictureMemory = new Map()
  let shown: string | undefined

  async function check(): Promise<void> {
    const errors = (await checkFolder(dataDir, pictures)).findings.filter(isError)
    const lines = errors.slice(0, MOST_SHOWN).map((finding) => {
      const { message, hint } = toWords(finding)
      const { line, column } = finding.found
      return `${finding.file}.json:${line}:${column}  ${message}${hint === undefined ? '' : ` (${hint})`}`
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
