import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, Input, SegmentedControl, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { type ActionType, actionTypes, movementLimits } from '#contract/club/movements.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import type { ActionProps } from './bagAction.ts'
import { bagsText as text } from './bags.text.ts'
import { type Checked, ItemsCheck, lackingOf } from './ItemsCheck.tsx'

interface MovementValues extends Record<string, unknown> {
  actionType: ActionType
  comments: string
  checked: Checked
}

export function NewMovement({ bag, onDone }: ActionProps) {
  const [id] = useState(newId)
  // The ledger as it was when this person started: what happens meanwhile makes a conflict, not a surprise.
  const [position, setPosition] = useState(bag.position)
  const form = useForm<MovementValues>({ initialValues: { actionType: 'Ingreso', comments: '', checked: null } })
  const create = useWrite(api.club.movements.create, {
    onSuccess: () => onDone(text.movementRegistered),
    onError: (failure) => {
      // Told once; whoever then sends again has been told.
      if (failure.is('conflict')) setPosition(bag.position)
    },
  })
  const { actionType, checked } = form.values
  return (
    <Form
      form={form}
      send={({ comments }: MovementValues) =>
        create.mutateAsync({
          id,
          idBag: bag.id,
          position,
          actionType,
          comments,
          missing: actionType === 'Ingreso' ? lackingOf(bag.items, checked) : null,
          madeAt: null,
        })
      }
    >
      <Input.Wrapper label={text.actionType} labelElement="div">
        <div>
          <SegmentedControl
            aria-label={text.actionType}
            data={actionTypes.map((type) => ({ value: type, label: type }))}
            {...form.getInputProps('actionType')}
          />
        </div>
      </Input.Wrapper>
      {actionType === 'Ingreso' && bag.items.length > 0 && (
        <ItemsCheck items={bag.items} checked={checked} onChange={(next) => form.setFieldValue('checked', next)} />
      )}
      <Textarea
        label={text.optionalComment}
        rows={3}
        maxLength={movementLimits.comment}
        {...form.getInputProps('comments')}
      />
      <FormActions>
        <Button type="submit" loading={create.isPending || create.isSuccess}>
          {text.register}
        </Button>
        <LinkButton to={`/bags/${bag.id}`}>{text.cancel}</LinkButton>
      </FormActions>
    </Form>
  )
}
