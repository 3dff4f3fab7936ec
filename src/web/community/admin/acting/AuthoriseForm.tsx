import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Input, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { authorisationLimits as limits } from '#contract/community/authorisations.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { authorisationsText } from '../../authorisations/authorisations.text.ts'
import { toVisitorInput, useVisitorForm } from '../../authorisations/visitorForm.ts'
import { weekdays } from '../../authorisations/weekdays.ts'
import { ActingButtons } from './ActingButtons.tsx'
import { actingText as text } from './acting.text.ts'
import type { ActingProps } from './actingProps.ts'

export function AuthoriseForm({ memberId, onClose }: ActingProps) {
  const [id] = useState(newId)
  const today = useToday()
  const create = useWrite(api.community.authorisations.createFor)
  const { form, toggleWeekday } = useVisitorForm(today)
  const { repeats, weekdays: chosen } = form.values
  const send = (values: typeof form.values) => create.mutateAsync({ id, member: memberId, ...toVisitorInput(values) })
  // The code stays on the screen until staff have read it out on the telephone.
  if (create.data)
    return (
      <Notice sentence={text.authorised(create.data.code)} hint={text.authorisedHint}>
        <Button variant="default" onClick={onClose}>
          {text.understood}
        </Button>
      </Notice>
    )
  return (
    <Form
      form={form}
      send={send}
      begins
      refused={{ day_out_of_reach: 'day', until_out_of_reach: 'until' }}
      unsaved={form.isDirty() && !create.isSuccess}
    >
      <TextInput
        label={authorisationsText.visitor}
        maxLength={limits.visitor}
        required
        {...form.getInputProps('visitor')}
      />
      <div className="pair">
        <TextInput
          label={authorisationsText.document}
          maxLength={limits.document}
          required
          {...form.getInputProps('document')}
        />
        <TextInput
          type="date"
          label={repeats ? authorisationsText.firstDay : authorisationsText.day}
          required
          {...form.getInputProps('day')}
        />
      </div>
      <Checkbox label={authorisationsText.repeats} {...form.getInputProps('repeats', { type: 'checkbox' })} />
      {repeats && (
        <div className="pair">
          <Input.Wrapper label={authorisationsText.onDays} error={form.errors.weekdays}>
            <div className="group gap-8">
              {weekdays.map((day) => (
                <Checkbox
                  key={day}
                  label={authorisationsText.weekdays[day]}
                  checked={chosen.includes(day)}
                  onChange={() => toggleWeekday(day)}
                />
              ))}
            </div>
          </Input.Wrapper>
          <TextInput type="date" label={authorisationsText.until} required {...form.getInputProps('until')} />
        </div>
      )}
      <ActingButtons label={text.authorise} isPending={create.isPending} onClose={onClose} />
    </Form>
  )
}
