import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { directoryLimits as limits } from '#contract/community/directory.limits.ts'
import { to } from '#contract/community/pages.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Field, TextareaField } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { skipLeaveGuard } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { phoneCheck } from '#web/kernel/ui/forms/phoneCheck.ts'
import { supplierText as text } from './directory.text.ts'

/** Form in which a member proposes a supplier; it is shown after staff have approved it. */
export function SupplierCreateScreen() {
  const navigate = useNavigate()
  const [id] = useState(newId)
  const form = useForm({
    initialValues: { name: '', description: '', phone: '' },
    validate: { name: requiredCheck(limits.name), phone: phoneCheck(limits.phone) },
  })
  const propose = useWrite(api.community.directory.propose, {
    onSuccess: () => {
      popup.success(text.sent, text.sentDetail)
      skipLeaveGuard()
      navigate(to('suppliers'))
    },
  })
  return (
    <PhonePage title={text.title} sentence={text.sentence} back={to('suppliers')}>
      <Form
        form={form}
        send={(values) => propose.mutateAsync({ id, ...values })}
        unsaved={form.isDirty()}
        onFailure={(failure) => {
          const full = failure.is('full')
          if (full) popup.error(text.full)
          return full
        }}
      >
        <Field label={text.name} maxLength={limits.name} required {...form.getInputProps('name')} />
        <TextareaField label={text.description} maxLength={limits.description} {...form.getInputProps('description')} />
        <Field label={text.phone} type="tel" maxLength={limits.phone} required {...form.getInputProps('phone')} />
        <button type="submit" className="button" data-primary disabled={propose.isPending}>
          {propose.isPending ? text.sending : text.submit}
        </button>
      </Form>
    </PhonePage>
  )
}
