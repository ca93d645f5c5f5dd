// Compresses the built assets once, as hard as it goes, so that the server only sends them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes `NAME.br` and `NAME.gz` beside every text file of a folder. */
export async function compressAssets(folder) {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))
  for (const name of names) {
    const file = join(folder, name)
    const content = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    const [br, gz] = await Promise.all([
      brotli(content, { params }),
      gzipped(content, { level: 9 }),
    ])
    writeFileSync(`${file}.br`, br)
    writeFileSync(`${file}.gz`, gz)
  }
}
