import type { ReactElement } from 'react'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { Rows } from '#web/kernel/ui/lists/Rows.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { Empty } from '#web/kernel/ui/loading/Loaded.tsx'
import { matching, onOneScreen } from './matching.ts'

interface FoundRowsProps<T> {
  label: string
  things: readonly T[]
  /** What a thing is found by. */
  textOf: (thing: T) => string
  words: { search: string; noneFound: string }
  /** The longest search that can find something. */
  longest: number
  /** The row of a thing, which is told its index in the whole list. */
  children: (thing: T, index: number) => ReactElement
}

/** A list with pictures; one longer than a screen can be searched. */
export function FoundRows<T>({ label, things, textOf, words, longest, children }: FoundRowsProps<T>) {
  const searched = useSearch().get('q') ?? ''
  const found = matching(searched)
  const rows = things.flatMap((thing, index) => (found(textOf(thing)) ? [children(thing, index)] : []))
  return (
    <>
      {(things.length > onOneScreen || searched !== '') && <SearchField label={words.search} maxLength={longest} />}
      {rows.length === 0 ? <Empty sentence={words.noneFound} /> : <Rows label={label}>{rows}</Rows>}
    </>
  )
}
