import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

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
    file: require.resolve('@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf'),
    family: 'Fraunces Medium',
    lineHeight: 1.233,
  },
  text: {
    file: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
    family: 'Figtree',
    lineHeight: 1.2,
  },
  strong: {
    file: require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
    family: 'Figtree SemiBold',
    lineHeight: 1.2,
  },
  devanagari: {
    file: require.resolve('@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf'),
    family: 'Noto Serif Devanagari',
    lineHeight: 1.555,
  },
  devanagariStrong: {
    file: require.resolve('@expo-google-fonts/noto-serif-devanagari/600SemiBold/NotoSerifDevanagari_600SemiBold.ttf'),
    family: 'Noto Serif Devanagari SemiBold',
    lineHeight: 1.555,
  },
} as const satisfies Readonly<Record<string, Typeface>>
