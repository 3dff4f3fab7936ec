import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { parseListPosition } from '../formFields.ts'
import { emptyMenu, MenuFields, newMenuChecks, toInput } from './MenuFields.tsx'
import { MenusBreadcrumbs } from './MenusBreadcrumbs.tsx'
import { menuText as text } from './menus.text.ts'

const list = to('menus')

export const MenuCreateScreen = () => (
  <CreateScreen
    title={text.create}
    trail={<MenusBreadcrumbs />}
    start={emptyMenu()}
    checks={newMenuChecks}
    write={api.hotel.menus.create}
    input={(id, values) => ({ id, ...toInput(values), orderMenu: parseListPosition(values.order) })}
    said={text.created}
    to={list}
    cancel={list}
  >
    {(form) => <MenuFields form={form} />}
  </CreateScreen>
)
