import { Gallery } from '../../components/carousel/Gallery.tsx'
import { cx } from '../../components/cx.ts'
import { Picture } from '../../components/picture/Picture.tsx'
import { Container } from '../../components/Section.tsx'
import type { ProjectView } from '../../page-descriptions/project.ts'
import { DescriptionCard } from './DescriptionCard.tsx'

/** The pictures, two thirds wide, and the description card beside them; they overlap the dark band. */
export function ProjectShowcase({ project }: { readonly project: ProjectView }) {
  const { name, gallery } = project
  return (
    <Container className="relative -mt-32 pb-12 md:pb-16 lg:-mt-38 print:mt-4">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <Gallery
          id="project-images"
          label={`Pictures of ${name}`}
          className={cx(
            'self-start overflow-hidden rounded-lg border border-line bg-surface shadow-soft lg:col-span-2',
            gallery.length > 1 && 'pb-4',
          )}
          slides={gallery.map((view, index) => ({
            key: String(index),
            content: (
              <Picture
                view={view}
                alt={gallery.length > 1 ? `${name}, picture ${index + 1}` : name}
                slot="gallery"
                aspect="phone"
                load={index === 0 ? 'first' : 'near'}
              />
            ),
          }))}
        />
        <DescriptionCard project={project} />
      </div>
    </Container>
  )
}
