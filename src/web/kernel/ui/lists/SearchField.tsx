import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { formText } from '#web/kernel/text/forms.text.ts'
import { searchText as text } from '#web/kernel/text/search.text.ts'
import { excessOf, takeWhole } from '../forms/tooLong.ts'
import classes from './SearchField.module.css'

interface SearchFieldProps {
  label: string
  maxLength: number
}

const pause = 250

/** Searches the list of its page. What is searched for lives in the address, so that it can be shared and gone back to. */
export function SearchField({ label, maxLength }: SearchFieldProps) {
  const query = useSearch()
  const navigate = useNavigate()
  const searched = query.get('q') ?? ''
  const [typed, setTyped] = useState(searched)
  const sent = useRef(searched)
  const input = useRef<HTMLInputElement>(null)

  // The address changed without us: somebody went back, or followed a link.
  useEffect(() => {
    if (sent.current === searched) return
    sent.current = searched
    setTyped(searched)
  }, [searched])

  const search = (words: string) => {
    sent.current = words
    const next = new URLSearchParams(location.search)
    if (words) next.set('q', words)
    else next.delete('q')
    navigate(`${next}` ? `?${next}` : location.pathname, { replace: true })
  }
  const excess = excessOf(typed, maxLength)
  // What cannot be looked for changes nothing.
  const wanted = excess > 0 ? sent.current : typed.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts a search
  useEffect(() => {
    if (wanted === sent.current) return
    const timer = setTimeout(() => search(wanted), pause)
    return () => clearTimeout(timer)
  }, [wanted])

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
        onPaste={takeWhole}
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
        onKeyDown={(event) => event.key === 'Enter' && wanted !== sent.current && search(wanted)}
      />
    </search>
  )
}
