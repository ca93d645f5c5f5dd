import { Link } from 'react-router-dom'
import type { DeskPage, OrderRequest } from '../../api.ts'
import { Panel, MoveButtons } from '../controls.tsx'
import { runAction, useDeskState } from '../desk.ts'

/** A developer's projects in the order of the site; each move is written at once. */
export function ProjectOrder({ page }: { page: DeskPage }) {
  const developer = useDeskState().developers.find((one) => one.page === page)
  const move = (id: string, move: OrderRequest['move']) => {
    void runAction(`/pages/${page}/order`, { id, move } satisfies OrderRequest)
  }
  return (['residential', 'commercial'] as const).map((kind) => {
    const projects = developer?.projects.filter((project) => project.kind === kind) ?? []
    if (projects.length === 0) return null
    return (
      <Panel
        key={kind}
        title={kind === 'residential' ? 'Residential projects' : 'Commercial projects'}
      >
        <ol>
          {projects.map((project, index) => (
            <li key={project.id} className="flex items-center gap-2 border-t border-border py-1.5">
              <Link to={`/${project.page}`} className="link min-w-0 flex-1">
                {project.title}
              </Link>
              <span className="text-muted">{project.price}</span>
              <MoveButtons
                index={index}
                total={projects.length}
                onMove={(to) => move(project.id, to < index ? 'up' : 'down')}
              />
            </li>
          ))}
        </ol>
      </Panel>
    )
  })
}
