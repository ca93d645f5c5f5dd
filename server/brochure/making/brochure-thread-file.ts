/** The program of the thread that sets brochures, beside this file or in the build. */
export const brochureThreadFile = import.meta.url.endsWith('.ts')
  ? new URL('./brochure-from-source.mjs', import.meta.url)
  : new URL('./brochure-thread.mjs', import.meta.url)
