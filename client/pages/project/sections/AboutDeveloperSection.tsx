import { Paragraphs } from '../ProjectShowcase.tsx'
import type { ProjectProps } from '../project-view.ts'
import { MoreLink } from '../../../components/Section.tsx'
import { Picture } from '../../../components/picture/Picture.tsx'
import { Stat } from '../../../components/status/Stat.tsx'

/** Who builds it: logo, figures and description. */
export function AboutDeveloperSection({ project }: ProjectProps) {
  const { name, path, logo, description, totalProjects, ongoingProjects } = project.developer
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
        <Paragraphs text={description} className="mt-4 max-w-text" />
        <div className="mt-4">
          <MoreLink to={path}>All projects by {name}</MoreLink>
        </div>
      </div>
    </div>
  )
}
