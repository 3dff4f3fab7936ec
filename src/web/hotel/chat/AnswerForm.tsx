import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type KeyboardEvent, useEffect } from 'react'
import { api } from '#contract/api.ts'
import { chatLimits } from '#contract/hotel/chat.limits.ts'
import { changeDraft, useDraft } from '#web/kernel/data/draft.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import classes from './Conversation.module.css'
import { chatText as words } from './chat.text.ts'

interface Tried {
  id: string
  said: string
}

/** Enter sends, with Shift it begins a line. What could not be sent stays in the box, and what was not sent yet too. */
export function AnswerForm({ stayId }: { stayId: string }) {
  const [drafted, sending] = [`chat ${stayId}`, `chat ${stayId} sending`]
  const [draft, keep] = useDraft(drafted, '')
  const form = useForm({ initialValues: { text: draft }, onValuesChange: ({ text }) => keep(text || undefined) })
  // Also where it was sent from a box that another conversation has taken the place of since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has been sent
  useEffect(() => {
    if (draft === '') form.setValues({ text: '' })
  }, [draft])
  const answer = useWrite(api.hotel.chat.answer)
  const send = async ({ text }: { text: string }) => {
    const said = text.trim()
    if (said === '') return
    let id = newId()
    // The same words again after a cut are the same message; other words are another, whatever became of the first.
    changeDraft<Tried>(sending, (tried) => {
      if (tried?.said === said) id = tried.id
      return { id, said }
    })
    await answer.mutateAsync({ id, stayId, text: said })
    changeDraft<Tried>(sending, (tried) => (tried?.id === id ? undefined : tried))
    // What was written since is another message.
    changeDraft<string>(drafted, (now) => (now === text ? undefined : now))
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    // As `requestSubmit` does it, which Safari lacked until 16.
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
