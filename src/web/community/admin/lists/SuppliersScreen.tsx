import IconTool from 'icon:tool'
import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { DirectoryEntryRow } from './DirectoryEntryRow.tsx'
import { DirectoryListScreen } from './DirectoryListScreen.tsx'
import { IconTile } from './IconTile.tsx'
import { suppliersText as text } from './lists.text.ts'
import { SupplierProposals } from './SupplierProposals.tsx'

const { all, reorder, setHidden, remove } = api.community.suppliers

export function SuppliersScreen() {
  const read = useRead(all)
  const shown = { ...read, data: read.data?.filter(({ approved }) => approved) }
  const proposals = read.data?.filter(({ approved }) => !approved) ?? []
  return (
    <DirectoryListScreen
      text={text}
      create={to('supplierAdminCreate')}
      read={shown}
      nameOf={({ name }) => name}
      reorder={reorder}
      row={(supplier, isAdmin) => (
        <DirectoryEntryRow
          key={supplier.id}
          entry={supplier}
          name={supplier.name}
          image={<IconTile icon={IconTool} />}
          detail={[supplier.phone, supplier.description].filter(Boolean).join(' · ')}
          edit={to('supplierAdminEdit', { idSupplier: supplier.id })}
          said={text.deleted}
          {...{ isAdmin, setHidden, remove }}
        />
      )}
    >
      {proposals.length > 0 && <SupplierProposals proposals={proposals} />}
    </DirectoryListScreen>
  )
}
