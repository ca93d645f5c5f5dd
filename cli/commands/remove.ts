import type { Command } from 'commander'
import { planningCommand } from '../editing/planning-command.ts'
import { planDeveloperRemoval, planProjectRemoval } from '../editing/remove.ts'
import { examples } from '../terminal/shared-options.ts'

/** `remove developer|project`: removes a record from every file, and redirects the old address. */
export function register(program: Command): void {
  const remove = program
    .command('remove')
    .description('take a project or a developer off the site')
    .addHelpText(...examples('cli remove project crest-greens'))
  planningCommand(
    remove
      .command('project')
      .description('remove a project and all that any file says about it')
      .argument('<id>', 'its id or slug, or its name in quotes'),
    planProjectRemoval,
    'cli remove project crest-greens',
    'cli remove project "Crest Greens" --write',
  )
  planningCommand(
    remove
      .command('developer')
      .description('remove a developer that has no projects')
      .argument('<slug>', 'its slug, or its name in quotes'),
    planDeveloperRemoval,
    'cli remove developer cedar-court',
  )
}
