import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Filters, type FiltersProps } from './Filters.tsx'
import { menuFilterText } from './menuFilter.text.ts'
import { RestoreScrollPosition } from './RestoreScrollPosition.tsx'
import { SearchBox } from './SearchBox.tsx'

interface MenuSearchAndFiltersProps extends FiltersProps {
  /** Search text; null when the page around has the search box. */
  words: string | null
  onSearch: (words: string) => void
  /** Reason of an empty result; null when products are left. */
  emptyReason: 'noMatches' | 'nothingFound' | null
}

/** Search box, filters and scroll restoration of a menu, in one lazy part. */
export function MenuSearchAndFilters({ words, onSearch, emptyReason, ...filters }: MenuSearchAndFiltersProps) {
  const { language } = useGuestUrl()
  return (
    <>
      {words !== null && <SearchBox words={words} onChange={onSearch} />}
      <Filters {...filters} />
      <RestoreScrollPosition />
      {emptyReason && <p className="empty center">{menuFilterText[language][emptyReason]}</p>}
    </>
  )
}
