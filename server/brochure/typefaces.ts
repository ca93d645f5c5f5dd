import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { projectRoot } from '../process/project-root.ts'

const require = createRequire(import.meta.url)

/** A font file of one weight, as brochures embed it and social cards draw with it. */
export type Typeface = {
  readonly file: string
  readonly family: string
  /** Of a line as the font has it, of the size. */
  readonly lineHeight: number
}

/** From source the package's own file; a build has copies of those that are used (`vite.config.ts`). */
function typeface(name: string, family: string, lineHeight: number): Typeface {
  const file = import.meta.url.endsWith('.ts')
    ? require.resolve(`@expo-google-fonts/${name}.ttf`)
    : join(projectRoot(), 'dist/fonts', `${basename(name)}.ttf`)
  return { file, family, lineHeight }
}

const HINDI = 'noto-serif-devanagari'

/** The site's typefaces on paper and on cards; Devanagari for what is written in Hindi. */
export const TYPEFACES = {
  display: typeface('fraunces/500Medium/Fraunces_500Medium', 'Fraunces Medium', 1.233),
  text: typeface('figtree/400Regular/Figtree_400Regular', 'Figtree', 1.2),
  strong: typeface('figtree/600SemiBold/Figtree_600SemiBold', 'Figtree SemiBold', 1.2),
  devanagari: typeface(
    `${HINDI}/400Regular/NotoSerifDevanagari_400Regular`,
    'Noto Serif Devanagari',
    1.555,
  ),
  devanagariStrong: typeface(
    `${HINDI}/600SemiBold/NotoSerifDevanagari_600SemiBold`,
    'Noto Serif Devanagari SemiBold',
    1.555,
  ),
}
