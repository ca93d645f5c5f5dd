import { useState } from 'react'
import type { PictureList } from '../../api.ts'
import { useAnswer } from '../desk.tsx'
import { pictureUrl } from '../words.ts'
import { Dialog } from './Dialog.tsx'

/** All pictures there are by their thumbnails, and a way to add one. */
export function PictureDialog({
  title,
  onChoose,
  onFiles,
  onClose,
}: {
  title: string
  onChoose: (path: string) => void
  onFiles: (files: Iterable<File>) => void
  onClose: () => void
}) {
  const { answer, error } = useAnswer<PictureList>('/pictures')
  const [query, setQuery] = useState('')
  const shown = answer?.pictures.filter(({ path }) => path.includes(query.trim().toLowerCase()))
  return (
    <Dialog title={title} wide onClose={onClose}>
      <div className="mb-3 grid grid-cols-2 gap-4">
        <label className="block font-semibold">
          Find
          <input
            type="search"
            className="control mt-1 font-normal"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <FileInput onFiles={onFiles} />
      </div>
      {error}
      <ul className="grid max-h-[60vh] grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 overflow-y-auto p-1">
        {shown?.map(({ path }) => (
          <li key={path} className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
            <button
              type="button"
              className="w-full rounded-sm border border-border p-1 text-left hover:border-ink"
              onClick={() => onChoose(path)}
            >
              <img
                src={pictureUrl(path)}
                alt=""
                loading="lazy"
                className="aspect-4/3 w-full rounded-sm bg-surface-muted object-contain"
              />
              <span className="mt-1 block leading-snug">{path}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Pictures from a folder of the machine, for those who cannot drop them. */
export const FileInput = ({
  onFiles,
  multiple = false,
}: {
  onFiles: (files: Iterable<File>) => void
  multiple?: boolean
}) => (
  <label className="block font-semibold">
    Add from this computer
    <input
      type="file"
      multiple={multiple}
      accept=".jpg,.jpeg,.png,.webp,.avif,.svg"
      className="control mt-1 font-normal"
      onChange={({ target }) => {
        if (target.files) onFiles([...target.files])
        target.value = ''
      }}
    />
  </label>
)
