import { useState } from 'react'
import type { PictureList } from '../../api.ts'
import { Button, TextInput } from '../controls.tsx'
import { useDesk, useRequest } from '../desk.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { dropTarget, FileInput, PictureGrid, storeFiles, Thumbnail } from '../PictureGrid.tsx'
import { textOf, useControl, useTyping, type ControlProps } from './typed-controls.tsx'

export type Option = { value: unknown; text: string }

/** A choice; the file's value can still be chosen where it is none of the options. */
export function ChoiceControl({
  options,
  ...props
}: ControlProps & { options: readonly Option[] }) {
  const { control, put } = useControl(props)
  const { readOnly, placeholder: _, ...select } = control
  const own = { value: props.value, text: textOf(props.value) }
  const isOffered = own.text === '' || options.some(({ value }) => textOf(value) === own.text)
  const all = isOffered ? options : [own, ...options]
  const chosen = (text: string) => all.find(({ value }) => textOf(value) === text)?.value ?? ''
  return (
    <select
      {...select}
      disabled={readOnly}
      value={own.text}
      onChange={({ target }) => put(chosen(target.value))}
    >
      <option value="">—</option>
      {all.map(({ value, text }) => (
        <option key={textOf(value)} value={textOf(value)}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** A day; a value that is no day is shown as text. */
export function DayControl(props: ControlProps) {
  const day = textOf(props.value)
  const { control, put } = useControl(props)
  const [type] = useState(() => (/^(?:\d{4}-\d\d-\d\d)?$/.test(day) ? 'date' : 'text'))
  return <input {...control} type={type} value={day} onChange={({ target }) => put(target.value)} />
}

/** A picture's path and thumbnail; another one can be chosen or dropped in. */
export function PictureControl(props: ControlProps) {
  const { control, put } = useControl(props)
  const typing = useTyping(props.value, put)
  const [isChoosing, setIsChoosing] = useState(false)
  const path = textOf(props.value)
  const choose = (chosen: string) => {
    put(chosen)
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
      {...(!control.readOnly && dropTarget((files) => void store(files)))}
    >
      {path === '' ? (
        <span className="h-14 w-20 shrink-0 rounded-sm border border-dashed border-border-strong" />
      ) : (
        <Thumbnail path={path} look="h-14 w-20 shrink-0 object-contain" />
      )}
      <div className="min-w-0 flex-1">
        <input {...control} {...typing} />
        <Button look="link mt-1" disabled={control.readOnly} onClick={() => setIsChoosing(true)}>
          Choose picture
        </Button>
        <span className="text-muted"> or drop one here</span>
      </div>
      {isChoosing && (
        <PictureDialog
          title={`Choose picture: ${props.label}`}
          onClose={() => setIsChoosing(false)}
          onFiles={(files) => void store(files)}
          onChoose={choose}
        />
      )}
    </div>
  )
}

/** The thumbnails of all pictures, and a way to add one. */
function PictureDialog({
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
  const { answer, error } = useRequest<PictureList>('/pictures')
  const [query, setQuery] = useState('')
  const notice = useDesk(({ notice }) => notice)
  const [before] = useState(notice.count)
  const paths = answer?.pictures.map(({ path }) => path) ?? []
  return (
    <Dialog title={title} wide onClose={onClose}>
      <div className="mb-3 grid grid-cols-2 gap-4">
        <TextInput
          // In a search field, Escape would empty the field and leave the dialog open.
          label="Find"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <FileInput onFiles={onFiles} />
      </div>
      {error}
      {/* The desk's bar lies behind the dialog, so a refusal is shown here. */}
      {notice.isRefusal && notice.count > before && (
        <p role="alert" className="mb-3 font-semibold text-danger">
          {notice.text}
        </p>
      )}
      <div className="max-h-[60vh] overflow-y-auto">
        <PictureGrid
          paths={paths.filter((path) => path.toLowerCase().includes(query.trim().toLowerCase()))}
          onChoose={onChoose}
        />
      </div>
    </Dialog>
  )
}

/** A PDF's path; another one can be chosen from this computer or dropped in. */
export function PaperControl(props: ControlProps) {
  const { control, put } = useControl(props)
  const typing = useTyping(props.value, put)
  const path = textOf(props.value)
  const store = async ([file]: Iterable<File>) => {
    const [stored] = await storeFiles('documents', file ? [file] : [])
    if (stored) put(stored)
  }
  return (
    <div
      className="grid gap-2"
      {...(!control.readOnly && dropTarget((files) => void store(files)))}
    >
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
      {!control.readOnly && (
        <FileInput
          label={`${props.label}: add a PDF from this computer, or drop one here`}
          accept=".pdf,application/pdf"
          onFiles={(files) => void store(files)}
        />
      )}
    </div>
  )
}
