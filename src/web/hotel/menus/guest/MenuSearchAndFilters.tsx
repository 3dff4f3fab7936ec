import { useState } from 'react'
import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Filters } from './Filters.tsx'
import { menuFilterText } from './menuFilter.text.ts'
import { createProductFilter } from './productFilter.ts'
import type { ProductMark } from './productMarks.ts'
import { RestoreScrollPosition } from './RestoreScrollPosition.tsx'
import { SearchBox } from './SearchBox.tsx'

/** A predicate for the products to show; null without filters. */
export type ProductFilter = ((product: GuestProduct) => boolean) | null

interface MenuSearchAndFiltersProps {
  menus: readonly GuestMenu[]
  /** Gets a function that returns the filter, as a state setter does. */
  onFilter: (filter: () => ProductFilter) => void
  /** Search text; null when the page around has the search box. */
  words: string | null
  onSearch: (words: string) => void
  /** Reason of an empty result; null when products are left. */
  emptyReason: 'noMatches' | 'nothingFound' | 'emptyMenu' | null
}

/** Search box, filters and scroll restoration of a menu, in one lazy part. */
export function MenuSearchAndFilters({ menus, onFilter, words, onSearch, emptyReason }: MenuSearchAndFiltersProps) {
  const { language } = useGuestUrl()
  const [chosen, setChosen] = useState<readonly ProductMark[]>([])
  const [avoided, setAvoided] = useState<readonly ContentMark[]>([])
  const change = (marks: readonly ProductMark[], contents: readonly ContentMark[]) => {
    setChosen(marks)
    setAvoided(contents)
    onFilter(() => (marks.length + contents.length > 0 ? createProductFilter(marks, contents) : null))
  }
  return (
    <>
      {words !== null && <SearchBox words={words} onChange={onSearch} />}
      <Filters menus={menus} chosen={chosen} avoided={avoided} onChange={change} />
      <RestoreScrollPosition />
      {emptyReason && <p className="empty center">{menuFilterText[language][emptyReason]}</p>}
    </>
  )
}
