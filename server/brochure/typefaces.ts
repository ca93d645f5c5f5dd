import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { projectRoot } from '../process/project-root.ts'

const require = createRequire(import.meta.url)

export type Typeface = {
  readonly file: string
  readonly family: string
  /** The height of a line as the font has it, as a part of the size. */
  readonly lineHeight: number
  /** The part of that height above the baseline, as a part of the size. */
  readonly ascent: number
}

/** The file in the package, or for a build its copy in `dist/` (`vite.config.ts`). */
function typeface(name: string, family: string, lineHeight: number, ascent: number): Typeface {
  const file = import.meta.url.endsWith('.ts')
    ? require.resolve(`@expo-google-fonts/${name}.ttf`)
    : join(projectRoot(), 'dist/fonts', `${basename(name)}.ttf`)
  return { file, family, lineHeight, ascent }
}

const HINDI = 'noto-serif-devanagari'

/**
 * The site's typefaces on paper and on cards; Devanagari is for Hindi. Their letters are listed in
 * domain/text/letters.generated.ts: run `npm run generate` after a change.
 */
export const TYPEFACES = {
  display: typeface('fraunces/500Medium/Fraunces_500Medium', 'Fraunces Medium', 1.233, 0.978),
  text: typeface('figtree/400Regular/Figtree_400Regular', 'Figtree', 1.2, 0.95),
  strong: typeface('figtree/600SemiBold/Figtree_600SemiBold', 'Figtree SemiBold', 1.2, 0.95),
  devanagari: typeface(
    `${HINDI}/400Regular/NotoSerifDevanagari_400Regular`,
    'Noto Serif Devanagari',
    1.555,
    0.93,
  ),
  devanagariStrong: typeface(
    `${HINDI}/600SemiBold/NotoSerifDevanagari_600SemiBold`,
    'Noto Serif Devanagari SemiBold',
    1.555,
    0.93,
  ),
}
