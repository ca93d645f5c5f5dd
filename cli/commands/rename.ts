import { Command } from 'commander'
import { planningCommand } from '../editing/command.ts'
import { planDeveloperRename } from '../editing/rename/rename-developer.ts'
import { planProjectRename } from '../editing/rename/rename-project.ts'
import { examples } from '../terminal/options.ts'

const renameOne = (kind: string, description: string, ...lines: readonly string[]): Command =>
  new Command(kind)
    .description(description)
    .argument('<old>', 'its slug or id, or its name in quotes')
    .argument('<new>', 'the new slug or id, or the new name in quotes')
    .addHelpText(...examples(...lines))

const developerCommand = (): Command =>
  renameOne(
    'developer',
    'a new name and address for a developer and its projects',
    'cli rename developer aravalli-crest "Crest Homes"',
    'cli rename developer "Aravalli Crest" "Crest Homes" --write',
  )

const projectCommand = (): Command =>
  renameOne(
    'project',
    'a new name or id for a project',
    'cli rename project crest-greens "Crest Meadows"',
    'cli rename project PF-GGN-0188 crest-residences --write',
  )

/** `rename developer|project`: another name in every file, and a redirect from the old address. */
export const renameCommand = (): Command =>
  new Command('rename')
    .description('call a developer or a project otherwise, in every file')
    .addHelpText(...examples('cli rename project crest-greens "Crest Meadows"'))
    .addCommand(planningCommand(developerCommand(), planDeveloperRename))
    .addCommand(planningCommand(projectCommand(), planProjectRename))
