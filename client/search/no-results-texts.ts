/** Says that nothing was found, on the page of results and in the panel below the field. */
export const noResultsTitle = (query: string): string => `No results found for “${query}”`

export const NO_RESULTS_ADVICE = 'Try the name of a project, a developer or a place.'
