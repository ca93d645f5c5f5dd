import type { Command } from 'commander'
import { planningCommand } from '../editing/planning-command.ts'
import { planDeveloperRename } from '../editing/rename/rename-developer.ts'
import { planProjectRename } from '../editing/rename/rename-project.ts'
import { examples } from '../terminal/shared-options.ts'

export function register(program: Command): void {
  const rename = program
    .command('rename')
    .description('call a developer or a project otherwise, in every file')
    .addHelpText(...examples('cli rename project crest-greens "Crest Meadows"'))
  const renaming = (kind: string, description: string) =>
    rename
      .command(kind)
      .description(description)
      .argument('<old>', 'its slug or id, or its name in quotes')
      .argument('<new>', 'the new slug or id, or the new name in quotes')
  planningCommand(
    renaming('developer', 'a new name and address for a developer and its projects'),
    planDeveloperRename,
    'cli rename developer aravalli-crest "Crest Homes"',
    'cli rename developer "Aravalli Crest" "Crest Homes" --write',
  )
  planningCommand(
    renaming('project', 'a new name or id for a project'),
    planProjectRename,
    'cli rename project crest-greens "Crest Meadows"',
    'cli rename project PF-GGN-0188 crest-residences --write',
  )
}
