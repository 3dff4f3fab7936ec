import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { Filters, type FiltersProps } from './Filters.tsx'
import classes from './MenuView.module.css'
import { narrowingText } from './narrowing.text.ts'
import { Place } from './Place.tsx'
import { SearchBox } from './SearchBox.tsx'

interface NarrowingProps extends FiltersProps {
  /** Null where the page around asks for the words. */
  words: string | null
  onSearch: (words: string) => void
  /** Why nothing is left, where nothing is. */
  nothing: 'noMatches' | 'nothingFound' | null
}

/** What narrows a menu down: words, marks, and what is to be avoided; and what finds the place again. */
export function Narrowing({ words, onSearch, nothing, ...filters }: NarrowingProps) {
  const { language } = useReader()
  return (
    <>
      {words !== null && <SearchBox words={words} onChange={onSearch} />}
      <Filters {...filters} />
      <Place />
      {nothing && <p className={classes.nothing}>{narrowingText[language][nothing]}</p>}
    </>
  )
}
