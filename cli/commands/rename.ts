import { Command } from 'commander'
import { applyPlan } from '../editing/apply-plan.ts'
import { examples } from '../options.ts'
import { openData, editingCommand, writeOption, type EditingOptions } from '../editing/command.ts'
import { planDeveloperRename } from '../editing/rename/rename-developer.ts'
import { planProjectRename } from '../editing/rename/rename-project.ts'

const renameOne = (
  kind: string,
  description: string,
  plan: typeof planProjectRename,
  ...lines: readonly string[]
): Command =>
  editingCommand(
    new Command(kind)
      .description(description)
      .argument('<old>', 'its slug or id, or its name in quotes')
      .argument('<new>', 'the new slug or id, or the new name in quotes')
      .addOption(writeOption()),
    ...lines,
  ).action(async (old: string, wanted: string, options: EditingOptions) => {
    const { data, output } = openData(options)
    await applyPlan(await plan(data, old, wanted), data, { write: options.write ?? false, output })
  })

/** `rename developer|project`: another name in every file, and a redirect from the old address. */
export const renameCommand = (): Command =>
  new Command('rename')
    .description('call a developer or a project otherwise, in every file')
    .addHelpText('after', examples('cli rename project crest-greens "Crest Meadows"'))
    .addCommand(
      renameOne(
        'developer',
        'a new name and address for a developer and its projects',
        planDeveloperRename,
        'cli rename developer aravalli-crest "Crest Homes"',
        'cli rename developer "Aravalli Crest" "Crest Homes" --write',
      ),
    )
    .addCommand(
      renameOne(
        'project',
        'a new name or id for a project',
        planProjectRename,
        'cli rename project crest-greens "Crest Meadows"',
        'cli rename project PF-GGN-0188 crest-residences --write',
      ),
    )
