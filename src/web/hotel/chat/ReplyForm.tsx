import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type KeyboardEvent, useEffect } from 'react'
import { api } from '#contract/api.ts'
import { chatLimits } from '#contract/hotel/chat.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { updateDraft, useTabDraft } from '#web/kernel/data/tabDraft.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import classes from './Conversation.module.css'
import { chatText as words } from './chat.text.ts'

interface SendAttempt {
  id: string
  /** Text of the message. */
  said: string
}

/** Reply field of a chat: Enter sends, Shift+Enter adds a line. The draft outlives a failed send and leaving the page. */
export function ReplyForm({ stayId }: { stayId: string }) {
  const [draftKey, attemptKey] = [`chat ${stayId}`, `chat ${stayId} sending`]
  const [draft, setDraft] = useTabDraft(draftKey, '')
  const form = useForm({ initialValues: { text: draft }, onValuesChange: ({ text }) => setDraft(text || undefined) })
  // The draft is also emptied by a send that this instance did not start: the form is remounted per conversation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the draft changes
  useEffect(() => {
    if (draft === '') form.setValues({ text: '' })
  }, [draft])
  const answer = useWrite(api.hotel.chat.answer)
  const send = async ({ text }: { text: string }) => {
    const message = text.trim()
    if (message === '') return
    let id = newId()
    // A retry of the same text reuses its id, so the server stores one message; another text gets a new id.
    updateDraft<SendAttempt>(attemptKey, (attempt) => {
      if (attempt?.said === message) id = attempt.id
      return { id, said: message }
    })
    await answer.mutateAsync({ id, stayId, text: message })
    updateDraft<SendAttempt>(attemptKey, (attempt) => (attempt?.id === id ? undefined : attempt))
    // Text typed while the request ran stays in the draft.
    updateDraft<string>(draftKey, (current) => (current === text ? undefined : current))
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    // Same effect as `requestSubmit`, which Safari supports only since version 16.
    event.currentTarget.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  }
  return (
    <div className={classes.answer}>
      <Form form={form} send={send} unsaved={false}>
        <div className={classes.box}>
          <Textarea
            aria-label={words.write}
            placeholder={words.write}
            maxLength={chatLimits.message}
            rows={2}
            onKeyDown={onKey}
            {...form.getInputProps('text')}
          />
          <Button type="submit" loading={answer.isPending}>
            {words.send}
          </Button>
        </div>
      </Form>
    </div>
  )
}
