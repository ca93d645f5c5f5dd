import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What was built of the sample's pictures, with a manifest of its own; answers the folder. */
export function copyBuiltImages(folder: string): string {
  if (existsSync(folder)) return folder
  mkdirSync(folder)
  const built = resolve('dist/images')
  for (const name of readdirSync(built))
    if (name === 'manifest.json') copyFileSync(join(built, name), join(folder, name))
    else symlinkSync(join(built, name), join(folder, name))
  return folder
}
