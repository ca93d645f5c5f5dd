import { Command } from 'commander'
import { applyPlan } from '../editing/apply-plan.ts'
import { examples } from '../options.ts'
import { openData, editingCommand, writeOption, type EditingOptions } from '../editing/command.ts'
import { planRemoval } from '../editing/remove-project.ts'

/** `remove project`: out of every file, with a redirect to the developer's page. */
export const removeCommand = (): Command =>
  new Command('remove')
    .description('take a project off the site')
    .addHelpText('after', examples('cli remove project crest-greens'))
    .addCommand(
      editingCommand(
        new Command('project')
          .description('remove a project and all that any file says about it')
          .argument('<id>', 'its id or slug, or its name in quotes')
          .addOption(writeOption()),
        'cli remove project crest-greens',
        'cli remove project "Crest Greens" --write',
      ).action(async (id: string, options: EditingOptions) => {
        const { data, output } = openData(options)
        await applyPlan(await planRemoval(data, id), data, {
          write: options.write ?? false,
          output,
        })
      }),
    )
