import IconSearch from 'icon:search'
import { CloseButton, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { formText } from '#web/kernel/text/forms.text.ts'
import { searchText as text } from '#web/kernel/text/search.text.ts'
import { allowLongPaste, excessLength } from '../forms/tooLong.ts'
import classes from './SearchField.module.css'

interface SearchFieldProps {
  label: string
  maxLength: number
}

/** Milliseconds between the last key press and the search. */
const searchDelay = 250

/** Searches the list of its page. The search text is in the URL's query string, so that it can be shared and survives going back. */
export function SearchField({ label, maxLength }: SearchFieldProps) {
  const query = useSearchParams()
  const navigate = useNavigate()
  const searched = query.get('q') ?? ''
  const [typed, setTyped] = useState(searched)
  const sent = useRef(searched)
  const input = useRef<HTMLInputElement>(null)

  // The URL has changed from outside, by going back or by a link.
  useEffect(() => {
    if (sent.current === searched) return
    sent.current = searched
    setTyped(searched)
  }, [searched])

  const search = (searchText: string) => {
    sent.current = searchText
    const next = new URLSearchParams(location.search)
    if (searchText) next.set('q', searchText)
    else next.delete('q')
    navigate(`${next}` ? `?${next}` : location.pathname, { replace: true })
  }
  const excess = excessLength(typed, maxLength)
  // A text that is too long keeps the previous search.
  const nextSearch = excess > 0 ? sent.current : typed.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts a search
  useEffect(() => {
    if (nextSearch === sent.current) return
    const timer = setTimeout(() => search(nextSearch), searchDelay)
    return () => clearTimeout(timer)
  }, [nextSearch])

  return (
    <search className={classes.search}>
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={maxLength}
        error={excess > 0 && formText.tooLong(maxLength, excess)}
        onPaste={allowLongPaste}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          typed && (
            <CloseButton
              aria-label={text.clear}
              onClick={() => {
                setTyped('')
                input.current?.focus()
              }}
            />
          )
        }
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && nextSearch !== sent.current && search(nextSearch)}
      />
    </search>
  )
}
