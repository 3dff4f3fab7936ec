import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { stayLimits } from '#contract/hotel/stays.limits.ts'
import { type Language, languages } from '#contract/kernel/languages.limits.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { mailCheck, optionalCheck } from '#web/kernel/ui/forms/checks.ts'
import { staysText as text } from './stays.text.ts'

export interface GuestValues extends Record<string, unknown> {
  name: string
  mail: string
  language: Language
}

export const guestChecks = { mail: optionalCheck(mailCheck) }
export const toInput = ({ name, mail, language }: GuestValues) => ({ name: name.trim(), mail: mail.trim(), language })

/** Name and mail of the guest, both optional, and the language of the slip and of the summary mail. */
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
    <NativeSelect
      label={text.language}
      data={languages.map((value) => ({ value, label: languageText[value] }))}
      {...form.getInputProps('language')}
    />
  </>
)
