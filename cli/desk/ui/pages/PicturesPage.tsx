import type { PictureList } from '../../api.ts'
import { Answered, Panel } from '../controls.tsx'
import { useRequest, useReadOnly } from '../desk.ts'
import { PageHead } from '../PageHead.tsx'
import { dropTarget, FileInput, PictureGrid, storeFiles } from '../PictureGrid.tsx'
import { pluralize } from '../../../../domain/text/text.ts'

/** All pictures, first those that no file names; more can be dropped in. */
export function PicturesPage() {
  const isReadOnly = useReadOnly()
  const result = useRequest<PictureList>('/pictures')
  const store = (files: Iterable<File>) => void storeFiles('pictures', files)
  return (
    <div {...(!isReadOnly && dropTarget(store))}>
      <PageHead title="Pictures" />
      <div className="grid gap-5 p-5">
        {!isReadOnly && (
          <div className="max-w-lg">
            <FileInput onFiles={store} multiple />
            <p className="mt-1 text-muted">
              Or drop JPEG, PNG, WebP, AVIF or SVG files of up to 20 MB anywhere here.
            </p>
          </div>
        )}
        <Answered result={result}>
          {({ pictures }) =>
            [false, true].map((isUsed) => {
              const paths = pictures.filter((picture) => picture.isUsed === isUsed)
              return (
                <Panel key={String(isUsed)} title={isUsed ? 'Used' : 'Unused'}>
                  <p className="mb-3 text-muted">{pluralize(paths.length, 'picture')}</p>
                  <PictureGrid paths={paths.map(({ path }) => path)} />
                </Panel>
              )
            })
          }
        </Answered>
      </div>
    </div>
  )
}
