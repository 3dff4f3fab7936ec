import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { Menu } from '#contract/hotel/menus.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { EditForm } from '#web/kernel/ui/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/EditScreen.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { MenuFields, menuLabels, useMenuForm, valuesOf, writtenIn } from './MenuFields.tsx'
import { menuText as text } from './menus.text.ts'

const list = '/menu'

export function MenuEditScreen() {
  const { menuId = '' } = useParams()
  const menu = useRead(api.hotel.menus.one, { id: menuId })
  return (
    <EditScreen title={text.editTitle} back={list} read={menu}>
      {(menu, gone) => <MenuEditForm key={menu.id} menu={menu} gone={gone} />}
    </EditScreen>
  )
}

function MenuEditForm({ menu, gone }: { menu: Menu; gone: boolean }) {
  const navigate = useNavigate()
  const [uploading, setUploading] = useState(false)
  const form = useMenuForm(valuesOf(menu))
  const update = useWrite(api.hotel.menus.update, {
    onSuccess: () => {
      popup.success(text.updated)
      void navigate(list)
    },
  })
  return (
    <EditForm
      form={form}
      thing={menu}
      valuesOf={valuesOf}
      labels={menuLabels}
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
