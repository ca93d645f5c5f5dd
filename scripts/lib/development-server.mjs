/** What tsx has to run for the development server, in the project's folder. */
export const developmentServer = [
  '--import',
  './scripts/lib/import-meta-env.mjs',
  'server/process/dev.ts',
]
