import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { Filters, type FiltersProps } from './Filters.tsx'
import { narrowingText } from './narrowing.text.ts'
import { Place } from './Place.tsx'
import { SearchBox } from './SearchBox.tsx'

interface MenuSearchAndFiltersProps extends FiltersProps {
  /** Search text; null when the page around has the search box. */
  words: string | null
  onSearch: (words: string) => void
  /** Reason of an empty result; null when products are left. */
  emptyReason: 'noMatches' | 'nothingFound' | null
}

/** Search box, filters and scroll restoration of a menu, in one lazy part. */
export function Narrowing({ words, onSearch, emptyReason, ...filters }: MenuSearchAndFiltersProps) {
  const { language } = useReader()
  return (
    <>
      {words !== null && <SearchBox words={words} onChange={onSearch} />}
      <Filters {...filters} />
      <Place />
      {emptyReason && <p className="empty center">{narrowingText[language][emptyReason]}</p>}
    </>
  )
}
