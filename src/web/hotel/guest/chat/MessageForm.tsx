import { type FormEvent, useId } from 'react'
import { chatLimits } from '#contract/hotel/chat.limits.ts'
import { useTabDraft } from '#web/kernel/data/tabDraft.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { tooLongText } from '#web/kernel/text/tooLong.text.ts'
import { allowLongPaste, excessLength } from '#web/kernel/ui/forms/tooLong.ts'
import classes from './chat.module.css'
import { chatText } from './chat.text.ts'

/** Fixed form to write a chat message; unsent text is stored as a draft. */
export function MessageForm({ onSend }: { onSend: (text: string) => void }) {
  const { language, named, params } = useGuestUrl()
  const text = chatText[language]
  const [words, setWords] = useTabDraft(`chat ${named.venue} ${params.idRoom}`, '')
  const excess = excessLength(words, chatLimits.message)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const message = words.trim()
    if (!message || excess > 0) return
    onSend(message)
    setWords(undefined)
  }
  return (
    <form className={`bottom-bar ${classes.write}`} onPaste={allowLongPaste} onSubmit={submit}>
      {excess > 0 && (
        <p id={id} className="problem" role="alert">
          {tooLongText[language](chatLimits.message, excess)}
        </p>
      )}
      <input
        className="input"
        aria-label={text.write}
        placeholder={text.write}
        maxLength={chatLimits.message}
        aria-invalid={excess > 0}
        aria-describedby={excess > 0 ? id : undefined}
        autoComplete="off"
        enterKeyHint="send"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <button type="submit" className="button" data-primary disabled={words.trim() === '' || excess > 0}>
        {text.send}
      </button>
    </form>
  )
}
