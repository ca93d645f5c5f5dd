import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const THREAD = /new URL\('(\.\/[\w-]+-thread\.mjs)', import\.meta\.url\)/g
const FILE = /new URL\(\s*(['"])([\w./@-]+\.(?:woff2|wasm))\1,\s*import\.meta\.url,?\s*\)/g
const PLACE = /__NODE_(THREAD|FILE)_([\w.-]+?)__/g
/** Beside the programs' shared pieces. */
const FILES = 'chunks/files'

/**
 * Makes each program that a source starts as a thread (`new URL('./…-thread.mjs', import.meta.url)`)
 * and each font or WebAssembly it reads a file of the server's build, and the address that of this file.
 */
export function nodeFiles(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'node-files',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null
      const fileOf = (path: string) => fileURLToPath(new URL(path, pathToFileURL(id)))
      const placed = code
        .replaceAll(THREAD, (_match, path: string) => {
          const reference = this.emitFile({ type: 'chunk', id: fileOf(path) })
          return `new URL('__NODE_THREAD_${reference}__', import.meta.url)`
        })
        .replaceAll(FILE, (_match, _quote, path: string) => {
          files.set(basename(path), fileOf(path))
          return `new URL('__NODE_FILE_${basename(path)}__', import.meta.url)`
        })
      return placed === code ? null : { code: placed, map: null }
    },
    renderChunk(code, { fileName }) {
      if (!code.includes('__NODE_')) return null
      const placed = code.replaceAll(PLACE, (_match, kind: string, name: string) => {
        const file = kind === 'FILE' ? `${FILES}/${name}` : this.getFileName(name)
        const path = relative(dirname(fileName), file).split(sep).join('/')
        return path.startsWith('.') ? path : `./${path}`
      })
      return { code: placed, map: null }
    },
    // Not as assets: those of a server's build are the browser's, which Vite leaves out.
    writeBundle({ dir = '' }) {
      if (files.size > 0) mkdirSync(join(dir, FILES), { recursive: true })
      for (const [name, file] of files) copyFileSync(file, join(dir, FILES, name))
    },
  }
}
