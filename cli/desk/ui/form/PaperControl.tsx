import type { PictureStored } from '../../api.ts'
import { useDesk } from '../desk-context.tsx'
import { TextInput } from '../controls.tsx'
import { dropTarget } from '../PictureGrid.tsx'
import { messageOf, request } from '../request.ts'
import { textOf, useControl, useTyping, type ControlProps } from './use-control.ts'

/** A PDF's path; another one can be chosen from this computer or dropped in. */
export function PaperControl(props: ControlProps) {
  const { readOnly, onChange, label } = props
  const control = useControl(props)
  const typing = useTyping(props)
  const { showNotice } = useDesk()
  const path = textOf(props.value)
  const storeFile = async ([file]: Iterable<File>) => {
    if (!file) return
    try {
      const query = new URLSearchParams({ name: file.name })
      const stored = await request<PictureStored>(`/documents?${query}`, 'POST', file)
      onChange(stored.path)
      showNotice(`Stored ${stored.path}`)
    } catch (error) {
      showNotice(messageOf(error), true)
    }
  }
  return (
    <div {...(!readOnly && dropTarget((files) => void storeFile(files)))}>
      <input {...control} {...typing} />
      {path.startsWith('documents/') && (
        <a
          href={`/preview/${encodeURI(path)}`}
          target="_blank"
          rel="noreferrer"
          className="link mt-1"
        >
          Open the PDF
        </a>
      )}
      {!readOnly && (
        <TextInput
          label={`${label}: add a PDF from this computer, or drop one here`}
          type="file"
          accept=".pdf,application/pdf"
          onChange={({ target }) => {
            if (target.files) void storeFile([...target.files])
            target.value = ''
          }}
        />
      )}
    </div>
  )
}
