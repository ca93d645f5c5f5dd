import { dropTarget, FileInput, useStoreFiles } from '../PictureGrid.tsx'
import { textOf, useControl, useTyping, type ControlProps } from './use-control.ts'

/** A PDF's path; another one can be chosen from this computer or dropped in. */
export function PaperControl(props: ControlProps) {
  const { readOnly, onChange, label } = props
  const control = useControl(props)
  const typing = useTyping(props)
  const storeFiles = useStoreFiles()
  const path = textOf(props.value)
  const store = async ([file]: Iterable<File>) => {
    const [stored] = await storeFiles('documents', file ? [file] : [])
    if (stored) onChange(stored)
  }
  return (
    <div className="grid gap-2" {...(!readOnly && dropTarget((files) => void store(files)))}>
      <input {...control} {...typing} />
      {path.startsWith('documents/') && (
        <a
          href={`/preview/${encodeURI(path)}`}
          target="_blank"
          rel="noreferrer"
          className="link justify-self-start"
        >
          Open the PDF
        </a>
      )}
      {!readOnly && (
        <FileInput
          label={`${label}: add a PDF from this computer, or drop one here`}
          accept=".pdf,application/pdf"
          onFiles={(files) => void store(files)}
        />
      )}
    </div>
  )
}
