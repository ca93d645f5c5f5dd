import type { ReactNode } from 'react'
import { Container } from '../../components/Section.tsx'

/** What stands right under a page's opening band: closer to it than sections are to each other. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return <Container className="py-10 md:py-14 lg:py-16">{children}</Container>
}
