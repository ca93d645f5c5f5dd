import { developerSlug } from '../../../domain/text/slug.ts'

export type Position = {
  title: string
  location: string
  type: string
  summary: string
  responsibilities: readonly string[]
}

export type Department = { id: string; name: string; positions: readonly Position[] }

/** What the address asks for; the first department where it names none that exists. */
export function selectionOf(departments: readonly Department[], query: URLSearchParams) {
  const id = query.get('department')
  const department = departments.find((one) => one.id === id) ?? departments[0]
  const key = query.get('position')
  const position = department?.positions.find((one) => positionKey(one) === key)
  return { department, position }
}

/** The address's query for a department, with no position chosen, or for one of its positions. */
export function selectionQuery(department: Department, position?: Position): string {
  const query = new URLSearchParams({ department: department.id })
  if (position) query.set('position', positionKey(position))
  return `?${query}`
}

/** A position's name in addresses and ids, unique in its department. */
export const positionKey = (position: Position): string => developerSlug(position.title)
