import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { Menu } from '#contract/hotel/menus.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { EditForm } from '#web/kernel/ui/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/EditScreen.tsx'
import { useSaving } from '#web/kernel/ui/saving.ts'
import { MenuFields, menuLabels, useMenuForm, valuesOf, writtenIn } from './MenuFields.tsx'
import { menuText as text } from './menus.text.ts'
import { PreviewButton, Previewed } from './Preview.tsx'

const list = '/menu'

export function MenuEditScreen() {
  const { menuId = '' } = useParams()
  const menu = useRead(api.hotel.menus.one, { id: menuId })
  const shown = { menuId }
  return (
    <Previewed shown={shown}>
      <EditScreen title={text.editTitle} back={list} read={menu} actions={<PreviewButton shown={shown} />}>
        {(menu, gone) => <MenuEditForm key={menu.id} menu={menu} gone={gone} />}
      </EditScreen>
    </Previewed>
  )
}

function MenuEditForm({ menu, gone }: { menu: Menu; gone: boolean }) {
  const [uploading, setUploading] = useState(false)
  const form = useMenuForm(valuesOf(menu))
  const outlets = useRead(api.hotel.outlets.list, {}).data ?? []
  const update = useSaving(api.hotel.menus.update, { said: text.updated, to: list })
  return (
    <EditForm
      form={form}
      thing={menu}
      valuesOf={valuesOf}
      labels={menuLabels}
      names={Object.fromEntries(outlets.map(({ id, name }) => [id, name]))}
      gone={gone}
      back={list}
      uploading={uploading}
      saving={update}
      send={(values, version) => update.mutateAsync({ id: menu.id, version, ...writtenIn(values) })}
    >
      <MenuFields form={form} onBusy={setUploading} />
    </EditForm>
  )
}
