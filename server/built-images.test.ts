import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { ImageManifest } from '../domain/image/image-manifest.ts'
import { createLog } from './process/log.ts'
import { openBuiltImages } from './built-images.ts'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'

let imagesDir: string

const write = (manifest: Partial<ImageManifest>): void =>
  writeFileSync(join(imagesDir, 'manifest.json'), JSON.stringify({ images: {}, ...manifest }))

const open = () =>
  openBuiltImages(
    { imagesDir, imageBaseUrl: 'https://img.example.com' },
    createLog({ logLevel: 'silent', production: true }),
  )

beforeEach(() => {
  imagesDir = temporaryFolder()
})

it('knows the card of a page by its path, also of a build made meanwhile', () => {
  write({})
  const library = open()
  expect(library.card('/project-details/amber')).toBeUndefined()
  write({ cards: { '/project-details/amber': { hash: 'ab12', alt: 'Amber. Gurgaon' } } })
  library.reload()
  expect(library.card('/project-details/amber')).toEqual({
    address: 'https://img.example.com/images/ab12-1200.jpg',
    width: 1200,
    height: 630,
    alt: 'Amber. Gurgaon',
  })
})

it('shows nothing where no build was made', () => {
  const library = open()
  expect(library.find('exteriors/tower.jpg')).toBeUndefined()
  expect(library.view('exteriors/tower.jpg')).toEqual({ src: '' })
  expect(library.card('/')).toBeUndefined()
})
