import type { PictureList } from '../../api.ts'
import { useAnswer, useDesk } from '../desk.tsx'
import { FileInput } from '../dialogs/PictureDialog.tsx'
import { PageHead } from '../PageHead.tsx'
import { dropTarget, useStorePictures } from '../pictures.tsx'
import { countText, pictureUrl } from '../words.ts'

/** All pictures: those that nobody names, and the others; more can be dropped in. */
export function PicturesPage() {
  const { state } = useDesk()
  const { answer, error } = useAnswer<PictureList>('/pictures')
  const store = useStorePictures()
  const take = (files: Iterable<File>) => void store(files)
  const paths = (isUsed: boolean) =>
    answer?.pictures.filter((picture) => picture.isUsed === isUsed).map(({ path }) => path) ?? []
  return (
    <div {...(state.readOnly === null && dropTarget(take))}>
      <PageHead title="Pictures" />
      <div className="grid gap-5 p-5">
        {error}
        {state.readOnly === null && (
          <div className="max-w-lg">
            <FileInput onFiles={take} multiple />
            <p className="mt-1 text-muted">
              Or drop JPEG, PNG, WebP, AVIF or SVG files of up to 20 MB anywhere here.
            </p>
          </div>
        )}
        {answer && (
          <>
            <Pictures title="Unused" paths={paths(false)} />
            <Pictures title="Used" paths={paths(true)} />
          </>
        )}
      </div>
    </div>
  )
}

const Pictures = ({ title, paths }: { title: string; paths: readonly string[] }) => (
  <section aria-labelledby={title} className="rounded-md border border-border bg-surface p-5">
    <h2 id={title} className="text-xl">
      {title}
    </h2>
    <p className="mb-3 text-muted">{countText(paths.length, 'picture')}</p>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
      {paths.map((path) => (
        <li
          key={path}
          className="leading-snug [contain-intrinsic-size:auto_9rem] [content-visibility:auto]"
        >
          <img
            src={pictureUrl(path)}
            alt=""
            loading="lazy"
            className="mb-1 aspect-4/3 w-full rounded-sm bg-surface-muted object-contain"
          />
          {path}
        </li>
      ))}
    </ul>
  </section>
)
