import type { ReactElement } from 'react'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PictureRows } from '#web/kernel/ui/lists/PictureRows.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { EmptyPanel } from '#web/kernel/ui/loading/Loaded.tsx'
import { createTextFilter, rowsPerScreen } from './textFilter.ts'

interface SearchableRowsProps<T> {
  label: string
  items: readonly T[]
  /** The text that the search compares. */
  textOf: (item: T) => string
  words: { search: string; noneFound: string }
  /** Maximum length of the search field: that of the searchable text. */
  maxSearchLength: number
  /** Renders a row; `index` counts in the whole list, not in the search result. */
  children: (item: T, index: number) => ReactElement
}

/** List of rows with a search field if it is longer than one screen. The search text is stored in the URL (`q`). */
export function SearchableRows<T>({ label, items, textOf, words, maxSearchLength, children }: SearchableRowsProps<T>) {
  const searched = useSearchParams().get('q') ?? ''
  const matches = createTextFilter(searched)
  const rows = items.flatMap((item, index) => (matches(textOf(item)) ? [children(item, index)] : []))
  return (
    <>
      {(items.length > rowsPerScreen || searched !== '') && (
        <SearchField label={words.search} maxLength={maxSearchLength} />
      )}
      {rows.length === 0 ? <EmptyPanel sentence={words.noneFound} /> : <PictureRows label={label}>{rows}</PictureRows>}
    </>
  )
}
