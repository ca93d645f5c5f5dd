import { useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import type { Found as FoundRecord } from '../../api.ts'
import { useRequest } from '../desk-context.tsx'
import { fieldId } from '../record-page/field-address.ts'

/** The records and fields that a search has found. */
export function SearchResults({ query }: { query: string }) {
  const deferredQuery = useDeferredValue(query)
  const { answer, error } = useRequest<readonly FoundRecord[]>(
    `/find?q=${encodeURIComponent(deferredQuery)}`,
  )
  return (
    <>
      <output className="block px-2 py-1 text-muted">
        {error ?? (answer ? `${answer.length} found` : 'Looking …')}
      </output>
      <ul>
        {answer?.map(({ page, file, pointer, title, text }) => (
          <li key={page + file + pointer + title}>
            <Link
              to={pointer === '' ? `/${page}` : `/${page}#${encodeURI(fieldId(file, pointer))}`}
              className="block rounded-sm px-2 py-1.5 hover:bg-background"
            >
              <span className="block font-semibold">{title}</span>
              <span className="line-clamp-1 text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
