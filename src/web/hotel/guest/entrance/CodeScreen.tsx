import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { api, lookup } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { languageCodes, languages } from '#contract/kernel/languages.limits.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { readNow } from '#web/kernel/data/reads.ts'
import { useHere, useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { enter } from '#web/kernel/session/leaving.ts'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { addressIn, useReader } from '#web/kernel/shells/guest/reader.ts'
import { codeText } from './code.text.ts'

/** Without a language in the query, redirects to the phone's language if the product has it. */
function useRedirectToPhoneLanguage() {
  const { pathname, search } = useHere()
  const navigate = useNavigate()
  useEffect(() => {
    if (new URLSearchParams(search).has('language')) return
    const phoneCodes = navigator.languages.map((code) => code.slice(0, 2).toLowerCase())
    const known = languages.filter((candidate) => phoneCodes.includes(languageCodes[candidate]))
    const [first] = known.sort((a, b) => phoneCodes.indexOf(languageCodes[a]) - phoneCodes.indexOf(languageCodes[b]))
    if (first && first !== 'spanish') navigate(addressIn(first, pathname, {}, search), { replace: true })
  }, [pathname, search, navigate])
}

/** Page to enter a hotel's code; opens the hotel's language choice. */
export function CodeScreen() {
  const { language } = useReader()
  useRedirectToPhoneLanguage()
  const text = codeText[language]
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [checking, setChecking] = useState(false)
  const id = useId()

  const check = async () => {
    const venue = Number(code.trim())
    if (!/^\s*[1-9]\d{0,8}\s*$/.test(code)) return text.codeUnknown
    try {
      await readNow(client, lookup(api.kernel.venues.current, { venue }))
      // A venue loads as a new document, because its theme is part of the HTML.
      enter(to('guestLanguage', { idHotel: venue }))
      return ''
    } catch (error) {
      return isRefusal(error, 'gone') ? text.codeUnknown : text.codeFailed
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (checking) return
    setChecking(true)
    setProblem(await check())
    setChecking(false)
  }

  return (
    <GuestPage>
      <Masthead title={text.codeTitle} sentence={text.codeHint} />
      <form className="field narrow inset" noValidate onSubmit={(event) => void submit(event)}>
        <label htmlFor={id}>{text.code}</label>
        <input
          className="input"
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={code}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setProblem('')
          }}
        />
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="button" data-primary disabled={checking}>
          {text.codeGo}
        </button>
      </form>
    </GuestPage>
  )
}
