import { type FormEvent, useId, useState } from 'react'
import { api, lookup } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { openNewDocument } from '#web/kernel/session/sessionChange.ts'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { hotelCodeText } from './hotelCode.text.ts'

/** Page to enter a hotel's code; opens the hotel's language choice. */
export function HotelCodeScreen() {
  const { language } = useGuestUrl()
  const text = hotelCodeText[language]
  const cache = useReadCache()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [checking, setChecking] = useState(false)
  const id = useId()

  const check = async () => {
    const venue = Number(code.trim())
    if (!/^\s*[1-9]\d{0,8}\s*$/.test(code)) return text.codeUnknown
    try {
      await cache.fetch(lookup(api.kernel.venues.current, { venue }))
      // A venue loads as a new document, because its theme is part of the HTML.
      openNewDocument(to('guestLanguage', { idHotel: venue }))
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
