import type { FieldProps } from '@rjsf/utils'
import type { Coordinates } from '../../../../domain/place/directions.ts'

/** Reads '28.4595, 77.0266', as maps copy a place; undefined for anything else. */
function readPair(text: string): Coordinates | undefined {
  const [, lat, lng] = /^\s*\(?(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\)?\s*$/.exec(text) ?? []
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined
}

/** Latitude and longitude; both can be pasted together into either field. */
export function CoordinatesField(props: FieldProps<Partial<Coordinates> | undefined>) {
  const { fieldPathId, onChange, registry } = props
  const { ObjectField } = registry.fields
  if (!ObjectField) return null
  const setPair = (pair: Coordinates) => onChange(pair, fieldPathId.path)
  return (
    <div
      onPasteCapture={(event) => {
        const pair = readPair(event.clipboardData.getData('text'))
        if (!pair || props.readonly) return
        event.preventDefault()
        setPair(pair)
      }}
    >
      <ObjectField
        {...props}
        onChange={(value, ...rest) => {
          const pair = typeof value === 'string' ? readPair(value) : undefined
          if (pair) setPair(pair)
          else onChange(value, ...rest)
        }}
      />
    </div>
  )
}
