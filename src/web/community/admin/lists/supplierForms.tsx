import { Textarea, TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { directoryLimits as limits } from '#contract/community/directory.limits.ts'
import type { SupplierForStaff } from '#contract/community/directory.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { phoneCheck } from '#web/kernel/ui/forms/phoneCheck.ts'
import {
  DirectoryEntryCreateScreen,
  DirectoryEntryEditScreen,
  type DirectoryEntryFormConfig,
} from './DirectoryEntryForms.tsx'
import { listText, suppliersText as text } from './lists.text.ts'

const { one, create, update } = api.community.suppliers

interface SupplierValues extends Record<string, unknown> {
  name: string
  description: string
  phone: string
}

const kind: DirectoryEntryFormConfig<
  SupplierForStaff,
  SupplierValues,
  { name: string; description: string; phone: string }
> = {
  text,
  list: to('communityAdmin'),
  blank: { name: '', description: '', phone: '' },
  valuesOf: ({ name, description, phone }) => ({ name, description, phone }),
  writtenIn: ({ name, description, phone }) => ({ name, description, phone }),
  labels: { name: listText.name, description: text.description, phone: text.phone },
  checks: { name: requiredCheck(limits.name), phone: phoneCheck(limits.phone) },
  fields: (form) => (
    <>
      <TextInput label={listText.name} maxLength={limits.name} required {...form.getInputProps('name')} />
      <TextInput label={text.phone} type="tel" maxLength={limits.phone} required {...form.getInputProps('phone')} />
      <Textarea
        label={text.description}
        rows={4}
        maxLength={limits.description}
        {...form.getInputProps('description')}
      />
    </>
  ),
  ...{ one, create, update },
}

export const SupplierCreateScreen = () => <DirectoryEntryCreateScreen kind={kind} />
export const SupplierEditScreen = () => <DirectoryEntryEditScreen kind={kind} param="idSupplier" />
