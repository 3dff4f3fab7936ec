import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { narrowingText } from './narrowing.text.ts'
import classes from './SearchBox.module.css'

interface SearchBoxProps {
  words: string
  onChange: (words: string) => void
}

/** Search field over the products of all menus on the page. */
export function SearchBox({ words, onChange }: SearchBoxProps) {
  const { language } = useReader()
  const label = narrowingText[language].search
  return (
    <search className={`inset ${classes.search}`}>
      <input
        type="search"
        className="input"
        value={words}
        maxLength={60}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  )
}
