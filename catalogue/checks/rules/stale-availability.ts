import { AVAILABILITY_DAYS, isSoldOut } from '../../../domain/project/availability.ts'
import { daysLeft, dayText } from '../../../domain/text/dates.ts'
import { idText } from '../project-id-table.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

const { warned, shown } = AVAILABILITY_DAYS

export const staleAvailability: Rule = {
  name: 'stale-availability',
  level: 'warning',
  guide: `The numbers of available units were counted more than ${warned} days ago, or \`availableOn\` does not say when. After ${shown} days, and without a day, pages no longer show them: ask the developer, correct \`available\` in the floor plan and set \`availableOn\` anew.`,
  check: (data, report) => {
    const projects = new Map(
      data.records(...projectFiles).map((project) => [project.value as unknown, project]),
    )
    for (const plan of data.records('floorPlan')) {
      const project = projects.get(data.projects.byId(idText(plan.value.id) ?? '')?.record.value)
      const index = plan.value.floors.findIndex(
        (floor) => typeof floor.available === 'number' && !isSoldOut(floor),
      )
      if (!project || index < 0) continue
      const { availableOn } = project.value
      if (availableOn === undefined) {
        report(plan, ['floors', index, 'available'], {
          message: `nothing says when these units were counted, so pages do not show the number; set "availableOn" of the project`,
        })
        continue
      }
      const days = -daysLeft(availableOn, data.now)
      if (days <= warned) continue
      report(project, ['availableOn'], {
        message: `the units left were counted ${days} days ago, on ${dayText(availableOn)}; count again and set the day anew`,
      })
    }
  },
}
