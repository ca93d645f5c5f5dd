import { readFile } from 'node:fs/promises'
import { Blob, Face as FontFace } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { letterRuns, type LetterRun } from '../../../domain/text/letter-runs.ts'
import type { FaceName } from './page-style.ts'

/** An OpenType feature: figures of one width. */
type Feature = 'tnum'

/** A font file and the letters it has. */
export type Font = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly letters: ReadonlySet<number>
}

/** The fonts that set one style, the first that has a letter first; `features` of OpenType. */
export type Face = { readonly fonts: readonly Font[]; readonly features: readonly Feature[] }

export type Typefaces = {
  readonly fonts: readonly Font[]
  /** A text as a face sets it. */
  runs(face: FaceName, text: string): readonly LetterRun<Font>[]
  features(face: FaceName): readonly Feature[]
}

// Written out one by one: the build finds and copies each.
const FILES = {
  display: new URL('./fonts/display.woff2', import.meta.url),
  displayExt: new URL('./fonts/display-ext.woff2', import.meta.url),
  text: new URL('./fonts/text.woff2', import.meta.url),
  textExt: new URL('./fonts/text-ext.woff2', import.meta.url),
  strong: new URL('./fonts/strong.woff2', import.meta.url),
  strongExt: new URL('./fonts/strong-ext.woff2', import.meta.url),
  devanagari: new URL('./fonts/devanagari.woff2', import.meta.url),
  devanagariStrong: new URL('./fonts/devanagari-strong.woff2', import.meta.url),
} as const

const ONE_WIDTH: readonly Feature[] = ['tnum']

/** Opens the site's typefaces in the single weights that a PDF can hold. */
export async function openTypefaces(): Promise<Typefaces> {
  const opened = await Promise.all(Object.entries(FILES).map(([name, file]) => open(name, file)))
  const byName = Object.fromEntries(opened.map((font) => [font.name, font]))
  const face = (
    names: readonly (keyof typeof FILES)[],
    features: readonly Feature[] = [],
  ): Face => ({
    fonts: names.flatMap((name) => byName[name] ?? []),
    features,
  })
  const text = ['text', 'textExt', 'devanagari'] as const
  const strong = ['strong', 'strongExt', 'devanagariStrong'] as const
  const faces: Readonly<Record<FaceName, Face>> = {
    display: face(['display', 'displayExt', 'devanagariStrong']),
    text: face(text),
    strong: face(strong),
    figures: face(text, ONE_WIDTH),
    strongFigures: face(strong, ONE_WIDTH),
  }
  return {
    fonts: opened,
    runs: (name, words) => letterRuns(faces[name].fonts, words),
    features: (name) => faces[name].features,
  }
}

async function open(name: string, file: URL): Promise<Font> {
  // A copy: what the unpacker hands out is its own memory.
  const bytes = Uint8Array.from(await decompress(await readFile(file)))
  const letters = new FontFace(new Blob(bytes.slice().buffer)).collectUnicodes()
  return { name, bytes, letters: new Set(letters) }
}
