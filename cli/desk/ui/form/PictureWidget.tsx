import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { PictureDialog } from '../dialogs/PictureDialog.tsx'
import { dropTarget, Thumbnail, useStorePictures } from '../PictureGrid.tsx'
import { useControl } from './use-control.ts'

/** A picture's thumbnail; another one can be chosen or dropped in. */
export function PictureWidget(props: WidgetProps) {
  const { value, required, readonly, onChange, label } = props
  const control = useControl(props)
  const [isChoosing, setIsChoosing] = useState(false)
  const store = useStorePictures()
  const path = typeof value === 'string' ? value : ''
  const storeFiles = async (files: Iterable<File>) => {
    const [stored] = await store([...files].slice(0, 1), path)
    if (stored) {
      onChange(stored)
      setIsChoosing(false)
    }
  }
  return (
    <div
      className="flex items-center gap-2"
      {...(!readonly && dropTarget((files) => void storeFiles(files)))}
    >
      {path === '' ? (
        <span className="h-14 w-20 shrink-0 rounded-sm border border-dashed border-border-strong" />
      ) : (
        <Thumbnail path={path} look="h-14 w-20 shrink-0 object-contain" />
      )}
      <div className="min-w-0 flex-1">
        <input
          {...control}
          value={path}
          onChange={({ target }) => onChange(target.value || (required ? '' : undefined))}
        />
        <button
          type="button"
          className="link mt-1"
          disabled={readonly}
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
          onFiles={(files) => void storeFiles(files)}
          onChoose={(chosen) => {
            onChange(chosen)
            setIsChoosing(false)
          }}
        />
      )}
    </div>
  )
}
