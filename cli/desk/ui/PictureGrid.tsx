import type { PictureStored } from '../api.ts'
import { Button, TextInput } from './controls.tsx'
import { showFailure, showNotice } from './desk.ts'
import { messageOf, request } from './request.ts'

/**
 * Stores files of this computer, and returns their paths.
 * @param folder the folder of pictures
 */
export async function storeFiles(
  kind: 'pictures' | 'documents',
  files: Iterable<File>,
  folder = '',
): Promise<string[]> {
  const stored: string[] = []
  const refused: string[] = []
  for (const file of files) {
    try {
      const query = new URLSearchParams({ folder, name: file.name })
      const { path } = await request<PictureStored>(`/${kind}?${query}`, 'POST', file)
      stored.push(path)
    } catch (error) {
      showFailure(error)
      refused.push(messageOf(error))
    }
    const said = [...refused, ...(stored.length > 0 ? [`Stored ${stored.join(', ')}`] : [])]
    showNotice(said.join(' '), refused.length > 0)
  }
  return stored
}

/** A small form of a picture, by its path inside data/images. */
export const Thumbnail = ({ path, look }: { path: string; look: string }) => (
  <img
    src={`/desk/pictures/${encodeURI(path)}?small`}
    alt=""
    loading="lazy"
    className={`rounded-sm bg-surface-muted ${look}`}
  />
)

/** Pictures by their thumbnails and paths, each of which may be chosen. */
export function PictureGrid({
  paths,
  onChoose,
}: {
  paths: readonly string[]
  onChoose?: (path: string) => void
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 p-1">
      {paths.map((path) => {
        const picture = (
          <>
            <Thumbnail path={path} look="aspect-4/3 w-full object-contain" />
            <span className="mt-1 block leading-snug">{path}</span>
          </>
        )
        return (
          <li key={path} className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
            {onChoose ? (
              <Button
                look="w-full rounded-sm border border-border p-1 text-left hover:border-ink"
                onClick={() => onChoose(path)}
              >
                {picture}
              </Button>
            ) : (
              picture
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A file input, for people who cannot drop files. */
export const FileInput = ({
  onFiles,
  ...input
}: {
  onFiles: (files: readonly File[]) => void
  label?: string
  accept?: string
  multiple?: boolean
}) => (
  <TextInput
    label="Add from this computer"
    accept=".jpg,.jpeg,.png,.webp,.avif,.svg"
    {...input}
    type="file"
    onChange={({ target }) => {
      if (target.files) onFiles([...target.files])
      target.value = ''
    }}
  />
)

/** Handlers that take files which are dropped on an element. */
export const dropTarget = (onFiles: (files: FileList) => void) => ({
  onDragOver: (event: React.DragEvent) => event.preventDefault(),
  onDrop: (event: React.DragEvent) => {
    event.preventDefault()
    if (event.dataTransfer.files.length > 0) onFiles(event.dataTransfer.files)
  },
})
