import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { namesOf } from '../fields.ts'
import { MenuFields, menuChecks, menuLabels, valuesOf, writtenIn } from './MenuFields.tsx'
import { menuText as text } from './menus.text.ts'
import { PreviewButton, Previewed } from './preview/Preview.tsx'
import { MenuTrail } from './Trail.tsx'

const list = to('menus')

export function MenuEditScreen() {
  const { menuId = '' } = useParams()
  const menu = useRead(api.hotel.menus.one, { id: menuId })
  const outlets = useRead(api.hotel.outlets.list, {}).data ?? []
  const target = { menuId }
  return (
    <Previewed target={target} hidden={menu.data?.hidden}>
      <EditScreen
        title={text.editTitle}
        back={list}
        read={menu}
        trail={<MenuTrail menu={menu.data} />}
        actions={<PreviewButton target={target} />}
      >
        {(menu, gone) => (
          <EditForm
            thing={menu}
            valuesOf={valuesOf}
            labels={menuLabels}
            names={{ outlet: { '': text.everyOutlet, ...namesOf(outlets) } }}
            checks={menuChecks}
            write={api.hotel.menus.update}
            input={(values, version) => ({ id: menu.id, version, ...writtenIn(values) })}
            said={text.updated}
            to={list}
            cancel={list}
            gone={gone}
          >
            {(form) => <MenuFields form={form} />}
          </EditForm>
        )}
      </EditScreen>
    </Previewed>
  )
}
