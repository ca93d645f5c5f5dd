export type TestimonialView = {
  name: string
  /** In words: '2 weeks ago'. */
  time: string
  /** 1 to 5. */
  rating: number
  review: string
  location: string
}
