import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { claimLimits as limits } from '#contract/community/claims.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { claimText } from '../../claims/claims.text.ts'
import { useClaimForm } from '../../claims/useClaimForm.ts'
import { ActingButtons } from './ActingButtons.tsx'
import { actingText as text } from './acting.text.ts'
import type { ActingProps } from './actingProps.ts'

export function ClaimForm({ memberId, onClose }: ActingProps) {
  const [id] = useState(newId)
  const enter = useWrite(api.community.claims.enterFor)
  const form = useClaimForm()
  const send = async (values: typeof form.values) => {
    const { numberClaim } = await enter.mutateAsync({ id, member: memberId, ...values })
    popup.success(text.claimed(numberClaim))
    onClose()
  }
  return (
    <Form form={form} send={send} begins unsaved={form.isDirty() && !enter.isSuccess}>
      <TextInput label={claimText.name} maxLength={limits.title} required {...form.getInputProps('title')} />
      <Textarea
        label={claimText.description}
        rows={3}
        maxLength={limits.description}
        required
        {...form.getInputProps('description')}
      />
      <TextInput label={claimText.place} maxLength={limits.place} required {...form.getInputProps('place')} />
      <ActingButtons label={text.claim} isPending={enter.isPending} onClose={onClose} />
    </Form>
  )
}
