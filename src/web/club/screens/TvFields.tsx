import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type TvBoard, tvLimits } from '#contract/club/screens.limits.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { BoardsField } from './BoardsField.tsx'
import { screensAdminText as text } from './screensAdmin.text.ts'

export interface TvValues extends Record<string, unknown> {
  name: string
  boards: TvBoard[]
}

export const tvChecks = {
  name: requiredCheck(tvLimits.name),
  boards: (boards: TvBoard[]) => (boards.length === 0 ? text.noBoards : null),
}

export const TvFields = <V extends TvValues>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <TextInput label={text.name} maxLength={tvLimits.name} required {...form.getInputProps('name')} />
    <BoardsField
      value={form.values.boards}
      onChange={(boards) => form.setValues({ boards } as Partial<V>)}
      error={form.errors.boards}
    />
  </>
)
