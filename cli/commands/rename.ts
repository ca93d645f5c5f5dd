import { Command } from 'commander'
import { carryOut } from '../workbench/carry-out.ts'
import {
  openData,
  workbenchCommand,
  writeOption,
  type WorkbenchOptions,
} from '../workbench/command.ts'
import { planDeveloperRename } from '../workbench/rename/rename-developer.ts'
import { planProjectRename } from '../workbench/rename/rename-project.ts'

const renameOne = (
  kind: string,
  description: string,
  plan: typeof planProjectRename,
  ...examples: readonly string[]
): Command =>
  workbenchCommand(
    new Command(kind)
      .description(description)
      .argument('<old>', 'its slug or id, or its name in quotes')
      .argument('<new>', 'the new slug or id, or the new name in quotes')
      .addOption(writeOption()),
    ...examples,
  ).action(async (old: string, wanted: string, options: WorkbenchOptions) => {
    const { data, output } = openData(options)
    await carryOut(await plan(data, old, wanted), data, { write: options.write ?? false, output })
  })

/** `rename developer|project`: another name in every file, and a redirect from the old address. */
export const renameCommand = (): Command =>
  new Command('rename')
    .description('call a developer or a project otherwise, in every file')
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
