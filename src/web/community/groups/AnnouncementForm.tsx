import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { groupLimits } from '#contract/community/groups.limits.ts'
import type { MemberClass } from '#contract/community/members.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { TextareaField } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { ledGroupText as text } from './groups.text.ts'

interface AnnouncementFormProps {
  to: { group: string } | { class: MemberClass }
  hint: string
}

/** A button that opens the form for a message to all members of a group or class. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <OpenForm {...props} onClose={() => setOpen(false)} />
  ) : (
    <div className="stack start">
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {text.write}
      </button>
    </div>
  )
}

function OpenForm({ to, hint, onClose }: AnnouncementFormProps & { onClose: () => void }) {
  const [id] = useState(newId)
  const form = useForm({ initialValues: { text: '' }, validate: { text: requiredCheck(groupLimits.message) } })
  const announce = useWrite(api.community.groups.announce)
  const send = async (values: { text: string }) => {
    const { sent } = await announce.mutateAsync({ id, to, ...values })
    popup.success(text.sent(sent))
    onClose()
  }
  return (
    <Form form={form} send={send} begins unsaved={form.isDirty() && !announce.isSuccess}>
      <TextareaField
        label={text.message}
        hint={hint}
        rows={4}
        maxLength={groupLimits.message}
        required
        {...form.getInputProps('text')}
      />
      <button type="submit" className="button" data-primary disabled={announce.isPending}>
        {announce.isPending ? text.sending : text.send}
      </button>
      <button type="button" className="quiet" onClick={onClose}>
        {text.cancel}
      </button>
    </Form>
  )
}
