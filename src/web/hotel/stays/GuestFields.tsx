import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { stayLimits } from '#contract/hotel/stays.limits.ts'
import { mail as mailCheck, optional } from '#web/kernel/ui/forms/checks.ts'
import { staysText as text } from './stays.text.ts'

export interface GuestValues extends Record<string, unknown> {
  name: string
  mail: string
}

export const guestChecks = { mail: optional(mailCheck) }
export const writtenIn = ({ name, mail }: GuestValues) => ({ name: name.trim(), mail: mail.trim() })

/** Name and mail of the guest, both optional. */
export const GuestFields = ({ form }: { form: UseFormReturnType<GuestValues> }) => (
  <>
    <TextInput label={text.name} maxLength={stayLimits.name} autoComplete="off" {...form.getInputProps('name')} />
    <TextInput
      label={text.mail}
      description={text.mailHint}
      type="email"
      maxLength={254}
      autoComplete="off"
      {...form.getInputProps('mail')}
    />
  </>
)
