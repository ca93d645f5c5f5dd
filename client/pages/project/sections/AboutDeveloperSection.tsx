import { languageOf } from '../../../../domain/text/language.ts'
import { descriptionParagraphs } from '../../../../domain/project/description.ts'
import type { ProjectView } from '../project-view.ts'
import { MoreLink } from '../../../components/Section.tsx'
import { Picture } from '../../../components/picture/Picture.tsx'
import { Stat } from '../../../components/status/Stat.tsx'
import type { SectionProps } from '../tabs/section-titles.ts'

export function AboutDeveloperSection({ project }: SectionProps) {
  return <AboutDeveloper {...project.developer} />
}

function AboutDeveloper({
  name,
  path,
  logo,
  description,
  totalProjects,
  ongoingProjects,
}: ProjectView['developer']) {
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[min(20rem,35%)_1fr] lg:gap-16">
      <div>
        {logo && (
          <div className="grid h-40 place-items-center rounded-lg border border-border bg-white px-8">
            <Picture view={logo} alt="" sizes="logo" fit="contain" className="h-24 w-full" />
          </div>
        )}
        <dl className="mt-8 grid grid-cols-2 gap-6">
          <Stat value={totalProjects} label="Total Projects" />
          <Stat value={ongoingProjects} label="Ongoing Projects" />
        </dl>
      </div>
      <div>
        <h3 className="display-small text-2xl">About {name}</h3>
        <div className="mt-4 max-w-text space-y-4 text-muted">
          {descriptionParagraphs(description).map((paragraph) => (
            <p key={paragraph} lang={languageOf(paragraph)}>
              {paragraph}
            </p>
          ))}
        </div>
        <div className="mt-4">
          <MoreLink to={path}>All projects by {name}</MoreLink>
        </div>
      </div>
    </div>
  )
}
