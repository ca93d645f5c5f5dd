import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { projectRoot } from '../process/project-root.ts'

const require = createRequire(import.meta.url)

/** From source the package's own file; a build has copies of those that are used (`vite.config.ts`). */
const fontFile = (name: string): string =>
  import.meta.url.endsWith('.ts')
    ? require.resolve(`@expo-google-fonts/${name}.ttf`)
    : join(projectRoot(), 'dist/fonts', `${basename(name)}.ttf`)

/** A font file of one weight, as brochures embed it and social cards draw with it. */
export type Typeface = {
  readonly file: string
  readonly family: string
  /** Of a line as the font has it, of the size. */
  readonly lineHeight: number
}

/** The site's typefaces on paper and on cards; Devanagari for what is written in Hindi. */
export const TYPEFACES = {
  display: {
    file: fontFile('fraunces/500Medium/Fraunces_500Medium'),
    family: 'Fraunces Medium',
    lineHeight: 1.233,
  },
  text: {
    file: fontFile('figtree/400Regular/Figtree_400Regular'),
    family: 'Figtree',
    lineHeight: 1.2,
  },
  strong: {
    file: fontFile('figtree/600SemiBold/Figtree_600SemiBold'),
    family: 'Figtree SemiBold',
    lineHeight: 1.2,
  },
  devanagari: {
    file: fontFile('noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular'),
    family: 'Noto Serif Devanagari',
    lineHeight: 1.555,
  },
  devanagariStrong: {
    file: fontFile('noto-serif-devanagari/600SemiBold/NotoSerifDevanagari_600SemiBold'),
    family: 'Noto Serif Devanagari SemiBold',
    lineHeight: 1.555,
  },
} as const satisfies Readonly<Record<string, Typeface>>
