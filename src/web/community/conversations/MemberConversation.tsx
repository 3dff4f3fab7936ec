import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { api } from '#contract/api.ts'
import { conversationLimits } from '#contract/community/conversations.limits.ts'
import type { ConversationMessage } from '#contract/community/conversations.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useMultipartWrite } from '#web/kernel/data/useMultipartWrite.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { TextareaField } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { PhotoPicker } from '../claims/PhotoPicker.tsx'
import { conversationText as text } from './conversations.text.ts'
import { Messages } from './Messages.tsx'

interface ReplyProps {
  /** Id of the claim or request. */
  about: string
  write: typeof api.community.claims.reply | typeof api.community.requests.reply
}

/** A member's conversation about a claim or request, with a button that opens the form for a reply. */
export function MemberConversation({ messages, ...reply }: ReplyProps & { messages: readonly ConversationMessage[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="stack">
      <Messages messages={messages} side="member" />
      {isOpen ? (
        <ReplyForm {...reply} onClose={() => setOpen(false)} />
      ) : (
        <button type="button" className="button" data-small onClick={() => setOpen(true)}>
          {text.reply}
        </button>
      )}
    </div>
  )
}

function ReplyForm({ about, write, onClose }: ReplyProps & { onClose: () => void }) {
  const [id] = useState(newId)
  const [photo, setPhoto] = useState<File | undefined>()
  const form = useForm({ initialValues: { text: '' }, validate: { text: requiredCheck(conversationLimits.message) } })
  const { send, sending } = useMultipartWrite(write)
  const submit = async (values: { text: string }) => {
    await send({ id, about, ...values, photo })
    popup.success(text.sent)
    onClose()
  }
  return (
    <Form
      form={form}
      send={submit}
      begins
      unsaved={form.isDirty() || photo !== undefined}
      onFailure={(failure) => {
        const full = failure.is('full')
        if (full) popup.error(text.full)
        return full
      }}
    >
      <TextareaField
        label={text.replyLabel}
        rows={3}
        maxLength={conversationLimits.message}
        required
        {...form.getInputProps('text')}
      />
      <PhotoPicker photo={photo} onChange={setPhoto} />
      <button type="submit" className="button" data-primary disabled={sending}>
        {sending ? text.sending : text.send}
      </button>
      <button type="button" className="quiet" onClick={onClose}>
        {text.cancel}
      </button>
    </Form>
  )
}
