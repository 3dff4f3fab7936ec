import type { ReactElement } from 'react'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { Rows } from '#web/kernel/ui/lists/Rows.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { Empty } from '#web/kernel/ui/loading/Loaded.tsx'
import { matching, onOneScreen } from './matching.ts'

interface FoundRowsProps<T> {
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
export function FoundRows<T>({ label, items, textOf, words, maxSearchLength, children }: FoundRowsProps<T>) {
  const searched = useSearch().get('q') ?? ''
  const matches = matching(searched)
  const rows = items.flatMap((item, index) => (matches(textOf(item)) ? [children(item, index)] : []))
  return (
    <>
      {(items.length > onOneScreen || searched !== '') && (
        <SearchField label={words.search} maxLength={maxSearchLength} />
      )}
      {rows.length === 0 ? <Empty sentence={words.noneFound} /> : <Rows label={label}>{rows}</Rows>}
    </>
  )
}
