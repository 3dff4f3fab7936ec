import { type FormEvent, useState } from 'react'
import { chatLimits } from '#contract/hotel/chat.limits.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { chatText } from './chat.text.ts'
import classes from './WriteForm.module.css'

/** Where a guest writes. */
export function WriteForm({ onSay }: { onSay: (text: string) => void }) {
  const { language } = useReader()
  const text = chatText[language]
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = words.trim()
    if (!said) return
    onSay(said)
    setWords('')
  }
  return (
    <form className={classes.write} onSubmit={submit}>
      <input
        aria-label={text.write}
        placeholder={text.write}
        maxLength={chatLimits.message}
        autoComplete="off"
        enterKeyHint="send"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <button type="submit" disabled={words.trim() === ''}>
        {text.send}
      </button>
    </form>
  )
}
