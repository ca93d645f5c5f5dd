import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import * as records from './records.ts'
import type { ScaleOptions } from './records.ts'

const picture = (number: number, format: 'jpeg' | 'png'): Promise<Buffer> =>
  sharp({
    create: {
      // A size of its own for each, so that no two pictures have the same content.
      width: 96 + (number % 64),
      height: 60 + Math.floor(number / 64),
      channels: 3,
      background: { r: 40, g: 80, b: 128 },
    },
  })
    .toFormat(format)
    .toBuffer()

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 12"><path d="M2 2h28v8H2z"/></svg>\n'

/** The few small pictures that a generated set refers to. */
export const writeImages = async (folder: string, options: ScaleOptions): Promise<void> => {
  const put = async (path: string, contents: Buffer | string): Promise<void> => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, contents)
  }
  for (let number = 0; number < options.images; number += 1) {
    await put(records.exteriorPath(number), await picture(number, 'jpeg'))
  }
  await put(records.floorPlanPath, await picture(1, 'png'))
  await put(records.mapPath, await picture(2, 'jpeg'))
  await put(records.sitePlanPath, await picture(3, 'jpeg'))
  await put(records.logoPath, logo)
}
