import { Command } from 'commander'
import { carryOut } from '../workbench/carry-out.ts'
import {
  openData,
  workbenchCommand,
  writeOption,
  type WorkbenchOptions,
} from '../workbench/command.ts'
import { planRemoval } from '../workbench/remove-project.ts'

/** `remove project`: out of every file, with a redirect to the developer's page. */
export const removeCommand = (): Command =>
  new Command('remove').description('take a project off the site').addCommand(
    workbenchCommand(
      new Command('project')
        .description('remove a project and all that any file says about it')
        .argument('<id>', 'its id or slug, or its name in quotes')
        .addOption(writeOption()),
      'cli remove project crest-greens',
      'cli remove project "Crest Greens" --write',
    ).action(async (id: string, options: WorkbenchOptions) => {
      const { data, output } = openData(options)
      await carryOut(await planRemoval(data, id), data, { write: options.write ?? false, output })
    }),
  )
