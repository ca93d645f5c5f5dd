import { Link } from 'react-router-dom'
import type { Done, OrderRequest, PageView } from '../../api.ts'
import { useDesk } from '../desk.tsx'
import { MoveButtons } from '../form/list-buttons.tsx'
import { request } from '../request.ts'

/** A developer's projects in the order of the site; moving one is written at once. */
export function ProjectOrder({
  view,
  lists,
  readOnly,
}: {
  view: PageView
  lists: NonNullable<PageView['lists']>
  readOnly: boolean
}) {
  const { act } = useDesk()
  return lists
    .filter(({ projects }) => projects.length > 0)
    .map(({ file, title, projects }) => {
      const move = (id: string, move: OrderRequest['move']) =>
        void act(
          request<Done>(`/pages/${view.page}/order`, 'POST', {
            file,
            id,
            move,
          } satisfies OrderRequest),
        )
      return (
        <section
          key={file}
          aria-labelledby={`${file}__heading`}
          className="rounded-md border border-border bg-surface p-5"
        >
          <h2 id={`${file}__heading`} className="mb-2 text-xl">
            {title}
          </h2>
          <ol>
            {projects.map((project, index) => (
              <li
                key={project.id}
                className="flex items-center gap-2 border-t border-border py-1.5"
              >
                <Link to={`/${project.page}`} className="link min-w-0 flex-1">
                  {project.title}
                </Link>
                <span className="text-muted">{project.price}</span>
                <MoveButtons
                  index={index}
                  total={projects.length}
                  disabled={readOnly}
                  onMoveUp={() => move(project.id, 'up')}
                  onMoveDown={() => move(project.id, 'down')}
                />
              </li>
            ))}
          </ol>
        </section>
      )
    })
}
