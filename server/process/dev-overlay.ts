import type { ViteDevServer } from 'vite'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { isError, type LocatedFinding } from '../../catalogue/checks/finding.ts'
import { toWords } from '../../catalogue/checks/words.ts'
import type { PictureMemory } from '../../catalogue/pictures/picture-check.ts'

const mostShown = 10

const lineOf = (finding: LocatedFinding): string => {
  const { message, hint } = toWords(finding)
  const { line, column } = finding.found
  const place = `${finding.file}.json:${line}:${column}`
  return hint === undefined ? `${place}  ${message}` : `${place}  ${message}\n    ${hint}`
}

/**
 * Shows the errors of the data over the page, with file and line, until they are mended. Only while
 * developing.
 */
export function createDataOverlay(vite: ViteDevServer, dataDir: string) {
  const pictures: PictureMemory = new Map()
  let shown: string | undefined

  async function check(isServed: boolean): Promise<void> {
    const errors = (await checkFolder(dataDir, pictures)).findings.filter(isError)
    const more = errors.length > mostShown ? [`… and ${errors.length - mostShown} more`] : []
    const what = isServed
      ? 'The data has mistakes; records that cannot be read are left out of the pages.'
      : 'The data has mistakes; the pages show what was good before.'
    shown =
      errors.length === 0
        ? undefined
        : [what, ...errors.slice(0, mostShown).map(lineOf), ...more].join('\n\n')
  }

  function send(): void {
    if (shown === undefined) return
    vite.ws.send({ type: 'error', err: { message: shown, stack: '', plugin: 'data check' } })
  }

  vite.ws.on('connection', send)
  return {
    /** Checks the data again and tells the open pages: what is wrong, or to load anew. */
    async update(): Promise<void> {
      await check(false)
      if (shown === undefined) vite.ws.send({ type: 'full-reload' })
      else send()
    },
    /** Checks the data that the server has started with. */
    check: () => check(true),
  }
}
