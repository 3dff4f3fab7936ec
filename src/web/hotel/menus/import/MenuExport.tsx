import { api } from '#contract/api.ts'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { menusText as text } from '../menus.text.ts'

/** Button that downloads the menu as a CSV file. */
export const MenuExport = ({ id }: { id: string }) => (
  <ExportButton
    label={text.export}
    read={api.hotel.menus.exported}
    input={{ id }}
    name={(_, menu) => `${menu.name}.csv`}
  />
)
