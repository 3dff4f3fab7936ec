import { type FormEvent, useId } from 'react'
import { chatLimits } from '#contract/hotel/chat.limits.ts'
import { useDraft } from '#web/kernel/data/draft.ts'
import fixed from '#web/kernel/shells/guest/fixed.module.css'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { tooLongIn } from '#web/kernel/text/tooLong.text.ts'
import { excessOf, takeWhole } from '#web/kernel/ui/forms/tooLong.ts'
import classes from './chat.module.css'
import { chatText } from './chat.text.ts'

/** Fixed form to write a chat message; unsent text is stored as a draft. */
export function WriteForm({ onSend }: { onSend: (text: string) => void }) {
  const { language, named, params } = useReader()
  const text = chatText[language]
  const [words, setWords] = useDraft(`chat ${named.venue} ${params.idRoom}`, '')
  const excess = excessOf(words, chatLimits.message)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const message = words.trim()
    if (!message || excess > 0) return
    onSend(message)
    setWords(undefined)
  }
  return (
    <form className={`${fixed.bar} ${classes.write}`} onPaste={takeWhole} onSubmit={submit}>
      {excess > 0 && (
        <p id={id} className="problem" role="alert">
          {tooLongIn[language](chatLimits.message, excess)}
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
