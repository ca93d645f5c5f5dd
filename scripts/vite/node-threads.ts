import { dirname, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const THREAD = /new URL\('(\.\/[\w-]+-thread\.mjs)', import\.meta\.url\)/g
const PLACE = /__NODE_THREAD_(\w+)__/g

/**
 * Makes each program that a source starts as a thread (`new URL('./…-thread.mjs', import.meta.url)`)
 * a file of the build, and the address that of this file.
 */
export function nodeThreads(): Plugin {
  return {
    name: 'node-threads',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('-thread.mjs')) return null
      const placed = code.replaceAll(THREAD, (_match, path: string) => {
        const file = fileURLToPath(new URL(path, pathToFileURL(id)))
        const reference = this.emitFile({ type: 'chunk', id: file })
        return `new URL('__NODE_THREAD_${reference}__', import.meta.url)`
      })
      return { code: placed, map: null }
    },
    renderChunk(code, { fileName }) {
      if (!code.includes('__NODE_THREAD_')) return null
      const placed = code.replaceAll(PLACE, (_match, reference: string) => {
        const path = relative(dirname(fileName), this.getFileName(reference)).split(sep).join('/')
        return path.startsWith('.') ? path : `./${path}`
      })
      return { code: placed, map: null }
    },
  }
}
