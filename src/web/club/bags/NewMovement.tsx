import { to } from '#contract/club/pages.ts'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Input, SegmentedControl, Textarea } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { type ActionType, actionTypes, movementLimits, proposedAction } from '#contract/club/movements.limits.ts'
import { usePreloadedConfirmDialog } from '#web/kernel/ui/feedback/ConfirmProvider.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import type { BagActionProps } from './bagAction.ts'
import { repeatedMovementText } from './bagMovement.text.ts'
import { bagsText as text } from './bags.text.ts'
import { ItemsCheck, type MissingItemIds } from './ItemsCheck.tsx'

interface MovementValues extends Record<string, unknown> {
  actionType: ActionType
  comments: string
  missing: MissingItemIds
}

export function NewMovement({ bag, gone }: BagActionProps) {
  // The bag's ledger position when the form was opened: the server refuses the movement as a conflict if the bag moves
  // meanwhile.
  const [position, setPosition] = useState(bag.position)
  const [start] = useState<MovementValues>({ actionType: proposedAction(bag.lastAction), comments: '', missing: null })
  const ask = usePreloadedConfirmDialog()
  return (
    <CreateForm
      start={start}
      sure={async ({ actionType }) => actionType !== bag.lastAction || ask(repeatedMovementText[actionType])}
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
