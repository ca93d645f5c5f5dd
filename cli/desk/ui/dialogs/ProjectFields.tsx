import type { ProjectRow } from '../../api.ts'
import { Select, TextInput } from '../controls.tsx'
import { useDesk } from '../desk-context.tsx'

/** The fields of a new project; empty ids and slugs follow from the name. */
export function ProjectFields({
  developer,
  kind,
}: {
  developer?: string | undefined
  kind?: ProjectRow['kind'] | undefined
}) {
  const { developers } = useDesk().state
  return (
    <>
      <TextInput label="Name" name="name" required />
      <Select label="Developer" name="developer" defaultValue={developer}>
        {developers.map(({ slug, title }) => (
          <option key={slug}>{title}</option>
        ))}
      </Select>
      <Select label="Kind" name="kind" defaultValue={kind}>
        <option value="residential">Residential</option>
        <option value="commercial">Commercial</option>
      </Select>
      <div className="grid grid-cols-2 gap-3">
        <TextInput label="Id" name="id" placeholder="from the name" />
        <TextInput label="Slug" name="slug" placeholder="from the name" />
      </div>
    </>
  )
}
