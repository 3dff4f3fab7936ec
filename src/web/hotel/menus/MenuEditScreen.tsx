import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { namesById } from '../formFields.ts'
import { MenuFields, menuChecks, menuLabels, toFormValues, toInput } from './MenuFields.tsx'
import { MenuBreadcrumbs } from './MenusBreadcrumbs.tsx'
import { menuText as text } from './menus.text.ts'
import { PreviewButton, PreviewLayout } from './preview/PreviewLayout.tsx'

const list = to('menus')

export function MenuEditScreen() {
  const { menuId = '' } = usePathParams()
  const menu = useRead(api.hotel.menus.one, { id: menuId })
  const outlets = useRead(api.hotel.outlets.list, {}).data ?? []
  const target = { menuId }
  return (
    <PreviewLayout target={target} hidden={menu.data?.hidden}>
      <EditScreen
        title={text.editTitle}
        back={list}
        read={menu}
        trail={<MenuBreadcrumbs menu={menu.data} />}
        actions={<PreviewButton target={target} />}
      >
        {(menu, gone) => (
          <EditForm
            thing={menu}
            valuesOf={toFormValues}
            labels={menuLabels}
            names={{ outlet: { '': text.everyOutlet, ...namesById(outlets) } }}
            checks={menuChecks}
            write={api.hotel.menus.update}
            input={(values, version) => ({ id: menu.id, version, ...toInput(values) })}
            said={text.updated}
            to={list}
            cancel={list}
            gone={gone}
          >
            {(form) => <MenuFields form={form} />}
          </EditForm>
        )}
      </EditScreen>
    </PreviewLayout>
  )
}
