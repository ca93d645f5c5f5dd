import { onDemand } from '../lazy/on-demand.tsx'

/** A dialog whose code, and its library's, is fetched when a page first wants it. */
export const LazyDialog = onDemand(() => import('./Dialog.tsx').then((module) => module.Dialog))
