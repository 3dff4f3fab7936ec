import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Input, SegmentedControl, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { invitableRoles, userLimits } from '#contract/kernel/users.limits.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { usersText as text } from './users.text.ts'

export interface UserValues extends Record<string, unknown> {
  name: string
  role: (typeof invitableRoles)[number]
}

export const userChecks = { name: required(userLimits.name) }

/** Fields of both the invitation and the account form. */
export const UserFields = <V extends UserValues>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <TextInput label={text.name} maxLength={userLimits.name} required {...form.getInputProps('name')} />
    <Input.Wrapper label={text.role} labelElement="div" description={text.roleHint}>
      <div>
        <SegmentedControl
          aria-label={text.role}
          data={invitableRoles.map((role) => ({ value: role, label: text.roles[role] }))}
          {...form.getInputProps('role')}
        />
      </div>
    </Input.Wrapper>
  </>
)
