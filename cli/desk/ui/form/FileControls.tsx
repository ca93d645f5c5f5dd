import { useState } from 'react'
import { PictureDialog } from '../dialogs/PictureDialog.tsx'
import { dropTarget, FileInput, Thumbnail, useStoreFiles } from '../PictureGrid.tsx'
import { textOf, useControl, useTyping, type ControlProps } from './use-control.ts'

/** A picture's path and thumbnail; another one can be chosen or dropped in. */
export function PictureControl(props: ControlProps) {
  const { label, readOnly, onChange } = props
  const control = useControl(props)
  const typing = useTyping(props)
  const [isChoosing, setIsChoosing] = useState(false)
  const storeFiles = useStoreFiles()
  const path = textOf(props.value)
  const choose = (chosen: string) => {
    onChange(chosen)
    setIsChoosing(false)
  }
  const store = async ([file]: Iterable<File>) => {
    // A new picture is stored beside the present one.
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    const [stored] = await storeFiles('pictures', file ? [file] : [], folder)
    if (stored) choose(stored)
  }
  return (
    <div
      className="flex items-center gap-2"
      {...(!readOnly && dropTarget((files) => void store(files)))}
    >
      {path === '' ? (
        <span className="h-14 w-20 shrink-0 rounded-sm border border-dashed border-border-strong" />
      ) : (
        <Thumbnail path={path} look="h-14 w-20 shrink-0 object-contain" />
      )}
      <div className="min-w-0 flex-1">
        <input {...control} {...typing} />
        <button
          type="button"
          className="link mt-1"
          disabled={readOnly}
          onClick={() => setIsChoosing(true)}
        >
          Choose picture
        </button>
        <span className="text-muted"> or drop one here</span>
      </div>
      {isChoosing && (
        <PictureDialog
          title={`Choose picture: ${label}`}
          onClose={() => setIsChoosing(false)}
          onFiles={(files) => void store(files)}
          onChoose={choose}
        />
      )}
    </div>
  )
}

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
