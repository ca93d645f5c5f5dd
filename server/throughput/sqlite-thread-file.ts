/** The program of the thread that owns the embedded store, beside this file or in the build. */
export const sqliteThreadFile = new URL('./sqlite-thread.mjs', import.meta.url)
