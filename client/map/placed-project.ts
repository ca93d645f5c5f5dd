import type { ProjectCardView } from '../components/cards/ProjectCard.tsx'

/** A project whose data says where it is. */
export type PlacedProject = ProjectCardView & Required<Pick<ProjectCardView, 'place'>>

export const isPlaced = (project: ProjectCardView): project is PlacedProject =>
  project.place !== undefined
