import { useState } from 'react'
import { api } from '#contract/api.ts'
import { claimLimits as limits } from '#contract/community/claims.limits.ts'
import { to } from '#contract/community/pages.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useMultipartWrite } from '#web/kernel/data/useMultipartWrite.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Field, TextareaField } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { skipLeaveGuard } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { claimText as text } from './claims.text.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import { useClaimForm } from './useClaimForm.ts'

/** Form in which a member sends a claim with place and photo. */
export function ClaimCreateScreen() {
  const navigate = useNavigate()
  const [id] = useState(newId)
  const [photo, setPhoto] = useState<File | undefined>()
  const { send, sending } = useMultipartWrite(api.community.claims.send)
  const form = useClaimForm()
  const submit = async (values: typeof form.values) => {
    const { numberClaim } = await send({ id, ...values, photo })
    popup.success(text.done(numberClaim))
    skipLeaveGuard()
    navigate(phoneHomePath(undefined))
  }
  return (
    <PhonePage title={text.title} back={to('claims')}>
      <Form
        form={form}
        send={submit}
        unsaved={form.isDirty() || photo !== undefined}
        onFailure={(failure) => {
          const full = failure.is('full')
          if (full) popup.error(text.full)
          return full
        }}
      >
        <Field label={text.name} maxLength={limits.title} required {...form.getInputProps('title')} />
        <TextareaField
          label={text.description}
          maxLength={limits.description}
          required
          {...form.getInputProps('description')}
        />
        <Field label={text.place} maxLength={limits.place} required {...form.getInputProps('place')} />
        <PhotoPicker photo={photo} onChange={setPhoto} />
        <button type="submit" className="button" data-primary disabled={sending}>
          {sending ? text.sending : text.submit}
        </button>
      </Form>
    </PhonePage>
  )
}
