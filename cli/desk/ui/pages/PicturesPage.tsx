import type { PictureList } from '../../api.ts'
import { Panel } from '../controls.tsx'
import { useRequest, useReadOnly } from '../desk-context.tsx'
import { PageHead } from '../PageHead.tsx'
import { dropTarget, FileInput, PictureGrid, useStoreFiles } from '../PictureGrid.tsx'
import { pluralize } from '../../../../domain/text/text.ts'

/** All pictures, first those that no file names; more can be dropped in. */
export function PicturesPage() {
  const isReadOnly = useReadOnly()
  const { answer, error } = useRequest<PictureList>('/pictures')
  const store = useStoreFiles()
  const storeFiles = (files: Iterable<File>) => void store('pictures', files)
  const panel = (title: string, isUsed: boolean) => {
    const pictures = answer?.pictures.filter((picture) => picture.isUsed === isUsed) ?? []
    return (
      <Panel title={title}>
        <p className="mb-3 text-muted">{pluralize(pictures.length, 'picture')}</p>
        <PictureGrid paths={pictures.map(({ path }) => path)} />
      </Panel>
    )
  }
  return (
    <div {...(!isReadOnly && dropTarget(storeFiles))}>
      <PageHead title="Pictures" />
      <div className="grid gap-5 p-5">
        {error ?? (!answer && 'Loading …')}
        {!isReadOnly && (
          <div className="max-w-lg">
            <FileInput onFiles={storeFiles} multiple />
            <p className="mt-1 text-muted">
              Or drop JPEG, PNG, WebP, AVIF or SVG files of up to 20 MB anywhere here.
            </p>
          </div>
        )}
        {answer && panel('Unused', false)}
        {answer && panel('Used', true)}
      </div>
    </div>
  )
}
