import { Textarea, TextInput } from '@mantine/core'
import { IconTool } from '@tabler/icons-react'
import { api } from '#contract/api.ts'
import { directoryLimits as limits } from '#contract/community/directory.limits.ts'
import type { SupplierForStaff } from '#contract/community/directory.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { EntryCreateScreen, EntryEditScreen, type EntryKind } from './EntryForms.tsx'
import { EntryRow } from './EntryRow.tsx'
import { ListScreen } from './ListScreen.tsx'
import { listText, suppliersText as text } from './lists.text.ts'
import { Proposals } from './Proposals.tsx'
import { Tile } from './Tile.tsx'

const { all, one, create, update, reorder, setHidden, remove } = api.community.suppliers

export function SuppliersScreen() {
  const read = useRead(all)
  const shown = { ...read, data: read.data?.filter(({ approved }) => approved) }
  const proposals = read.data?.filter(({ approved }) => !approved) ?? []
  return (
    <ListScreen
      text={text}
      create={to('supplierAdminCreate')}
      read={shown}
      nameOf={({ name }) => name}
      reorder={reorder}
      row={(supplier, isAdmin) => (
        <EntryRow
          key={supplier.id}
          entry={supplier}
          name={supplier.name}
          image={<Tile icon={IconTool} />}
          detail={[supplier.phone, supplier.description].filter(Boolean).join(' · ')}
          edit={to('supplierAdminEdit', { idSupplier: supplier.id })}
          said={text.deleted}
          {...{ isAdmin, setHidden, remove }}
        />
      )}
    >
      {proposals.length > 0 && <Proposals proposals={proposals} />}
    </ListScreen>
  )
}

interface SupplierValues extends Record<string, unknown> {
  name: string
  description: string
  phone: string
}

const kind: EntryKind<SupplierForStaff, SupplierValues, { name: string; description: string; phone: string }> = {
  text,
  list: to('communityAdmin'),
  blank: { name: '', description: '', phone: '' },
  valuesOf: ({ name, description, phone }) => ({ name, description, phone }),
  writtenIn: ({ name, description, phone }) => ({ name, description, phone }),
  labels: { name: listText.name, description: text.description, phone: text.phone },
  checks: { name: required(limits.name), phone: required(limits.phone) },
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

export const SupplierCreateScreen = () => <EntryCreateScreen kind={kind} />
export const SupplierEditScreen = () => <EntryEditScreen kind={kind} param="idSupplier" />
