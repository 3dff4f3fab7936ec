import { PasswordInput, TextInput } from '@mantine/core'
import { userLimits } from '#contract/kernel/users.limits.ts'
import { firstRunText } from './firstRun.text.ts'
import type { FirstRunForm } from './firstRunValues.ts'

export const AdminFields = ({ form }: { form: FirstRunForm }) => {
  const text = firstRunText.admin
  return (
    <>
      <TextInput
        label={text.name}
        maxLength={userLimits.name}
        autoComplete="name"
        required
        {...form.getInputProps('name')}
      />
      <TextInput label={text.mail} type="email" autoComplete="username" required {...form.getInputProps('mail')} />
      <PasswordInput
        label={text.password}
        description={text.hint}
        autoComplete="new-password"
        required
        {...form.getInputProps('password')}
      />
      <PasswordInput label={text.again} autoComplete="new-password" required {...form.getInputProps('again')} />
    </>
  )
}
