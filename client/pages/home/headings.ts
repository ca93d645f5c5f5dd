/** The trending rail's heading, also while its cards are on their way. */
export const TRENDING = {
  id: 'trending-title',
  title: 'Trending Projects',
  intro: 'What our clients ask for most this season.',
} as const
