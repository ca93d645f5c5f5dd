/** What a picture is where it is no photograph: "Artist's impression". Shown in its picture's corner. */
export function PictureLabel({ label }: { label: string | undefined }) {
  if (!label) return null
  return (
    <span className="pointer-events-none absolute top-3 left-3 rounded-sm bg-dark/80 px-2.5 py-1 text-sm text-on-dark">
      {label}
    </span>
  )
}
