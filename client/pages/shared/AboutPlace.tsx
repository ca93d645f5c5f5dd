import { languageOf } from '../../../domain/text/text-language.ts'
import { SectionTitle } from '../../components/Section.tsx'

/** What is to be said of a place. It comes after the projects, which are what visitors look for. */
export const AboutPlace = ({ name, description }: { name: string; description: string }) => (
  <>
    <SectionTitle className="display text-3xl">{`About ${name}`}</SectionTitle>
    <p lang={languageOf(description)} className="mt-5 max-w-reading text-lg">
      {description}
    </p>
  </>
)
