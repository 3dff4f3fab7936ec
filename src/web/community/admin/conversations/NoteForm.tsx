import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { api } from '#contract/api.ts'
import { conversationLimits } from '#contract/community/conversations.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { staffConversationText as text } from './conversations.text.ts'

interface NoteFormProps {
  /** Id of the claim or request. */
  about: string
  write: typeof api.community.claims.note | typeof api.community.requests.note
}

/** A button that opens the form for an internal note. */
export function NoteForm(props: NoteFormProps) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <OpenNoteForm {...props} onClose={() => setOpen(false)} />
  ) : (
    <div className="group">
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {text.addNote}
      </Button>
    </div>
  )
}

function OpenNoteForm({ about, write, onClose }: NoteFormProps & { onClose: () => void }) {
  const [id] = useState(newId)
  const form = useForm({ initialValues: { text: '' }, validate: { text: requiredCheck(conversationLimits.message) } })
  const note = useWrite(write)
  const send = async (values: { text: string }) => {
    await note.mutateAsync({ id, about, ...values })
    popup.success(text.noted)
    onClose()
  }
  return (
    <Form form={form} send={send} begins unsaved={form.isDirty() && !note.isSuccess}>
      <Textarea
        label={text.note}
        description={text.noteHint}
        rows={2}
        maxLength={conversationLimits.message}
        {...form.getInputProps('text')}
      />
      <div className="group gap-8">
        <Button type="submit" variant="default" loading={note.isPending}>
          {text.saveNote}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </Form>
  )
}
