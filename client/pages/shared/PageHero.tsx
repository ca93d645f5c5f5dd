import type { ReactNode } from 'react'
import { languageOf } from '../../../domain/text/text-language.ts'
import type { Crumb } from '../../../domain/seo/paths.ts'
import type { ImageView } from '../../../domain/image/images.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { Picture } from '../../components/picture/Picture.tsx'
import { Container } from '../../components/Section.tsx'

type PageHeroProps = {
  title: string
  intro?: string | undefined
  /** A decorative picture, as the title says what the page is about. */
  picture?: ImageView | undefined
  /** The breadcrumbs of a page that is being loaded. */
  breadcrumbs?: readonly Crumb[]
  children?: ReactNode
}

/** The dark band at the top of a page: breadcrumbs, title, one sentence. */
export function PageHero({ title, intro, picture, breadcrumbs, children }: PageHeroProps) {
  return (
    <div className="group/hero on-dark relative isolate overflow-hidden">
      {picture && (
        <>
          <Picture
            view={picture}
            alt=""
            sizes="hero"
            loading="priority"
            className="absolute! inset-0 -z-20 size-full"
          />
          <div className="absolute inset-0 -z-10 bg-shade/35 max-md:bg-shade/60" />
          <div className="absolute inset-0 -z-10 bg-linear-to-r from-shade/90 via-shade/55 via-55% to-transparent" />
        </>
      )}
      <Container
        className={
          picture
            ? // Hidden until something follows: what stands at the bottom edge would move while the rest is streamed.
              'flex group-not-has-[+*]/hero:hidden flex-col justify-end pt-6 pb-7 md:min-h-76 md:pt-16 md:pb-12'
            : 'pt-6 pb-7 md:pt-9 md:pb-12'
        }
      >
        <Breadcrumbs items={breadcrumbs} />
        <h1 lang={languageOf(title)} className="mt-3 display text-4xl md:mt-5 md:text-5xl">
          {title}
        </h1>
        {intro && (
          <p
            lang={languageOf(intro)}
            className="mt-3 max-w-text text-balance text-on-dark md:mt-4 md:text-lg"
          >
            {intro}
          </p>
        )}
        {children}
      </Container>
    </div>
  )
}

/** The content under a page's hero, closer to it than sections are to each other. */
export function PageBody({ children }: { children: ReactNode }) {
  return <Container className="py-10 md:py-14 lg:py-16">{children}</Container>
}
