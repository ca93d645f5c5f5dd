import type { LabelledView } from '../../../client/pages/project/project-view.ts'
import type { Parts } from './loader-result.ts'

/** A picture with the label that site.json gives its folder, the innermost of several. */
export function labelled({ catalogue, images }: Parts, path: string | undefined): LabelledView {
  const view = images.view(path)
  // A placeholder is no picture of the folder.
  if (path === undefined || view !== images.find(path)) return view
  const [, label] =
    Object.entries(catalogue.site.pictureKinds ?? {})
      .filter(([folder]) => path.replace(/^\/+/, '').startsWith(folder))
      .sort(([one], [other]) => other.length - one.length)[0] ?? []
  return label ? { ...view, label } : view
}
