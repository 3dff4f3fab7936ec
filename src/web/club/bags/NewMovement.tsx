import { to } from '#contract/club/pages.ts'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Input, SegmentedControl, Textarea } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { type ActionType, actionTypes, movementLimits } from '#contract/club/movements.limits.ts'
import { useConfirm } from '#web/kernel/ui/feedback/confirm.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import type { ActionProps } from './bagAction.ts'
import { bagsText as text } from './bags.text.ts'
import { ItemsCheck, type Missing } from './ItemsCheck.tsx'
import { againText } from './moving.text.ts'

interface MovementValues extends Record<string, unknown> {
  actionType: ActionType
  comments: string
  missing: Missing
}

const emptyMovement: MovementValues = { actionType: 'Ingreso', comments: '', missing: null }

export function NewMovement({ bag, gone }: ActionProps) {
  // The bag's ledger position when the form was opened: the server refuses the movement as a conflict if the bag moves
  // meanwhile.
  const [position, setPosition] = useState(bag.position)
  const ask = useConfirm()
  return (
    <CreateForm
      start={emptyMovement}
      sure={async ({ actionType }) => actionType !== bag.lastAction || ask(againText[actionType])}
      write={api.club.movements.create}
      input={(id, { actionType, comments, missing }) => ({
        id,
        idBag: bag.id,
        position,
        actionType,
        comments,
        missing: actionType === 'Ingreso' ? missing : null,
        madeAt: null,
      })}
      said={text.movementRegistered}
      to={to('bag', { idBag: bag.id })}
      cancel={to('bag', { idBag: bag.id })}
      submit={text.register}
      gone={gone}
      onFailure={(failure) => {
        // After the conflict was shown, sending again is based on the current ledger position.
        if (failure.is('conflict')) setPosition(bag.position)
      }}
    >
      {(form) => (
        <>
          <Input.Wrapper label={text.actionType} labelElement="div">
            <div>
              <SegmentedControl
                aria-label={text.actionType}
                data={actionTypes.map((type) => ({ value: type, label: type }))}
                {...form.getInputProps('actionType')}
              />
            </div>
          </Input.Wrapper>
          {form.values.actionType === 'Ingreso' && bag.items.length > 0 && (
            <ItemsCheck
              items={bag.items}
              missing={form.values.missing}
              onChange={(missing) => form.setFieldValue('missing', missing)}
            />
          )}
          <Textarea
            label={text.optionalComment}
            rows={3}
            maxLength={movementLimits.comment}
            {...form.getInputProps('comments')}
          />
        </>
      )}
    </CreateForm>
  )
}
