import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { orderIn } from '../fields.ts'
import { blankMenu, MenuFields, newMenuChecks, writtenIn } from './MenuFields.tsx'
import { menuText as text } from './menus.text.ts'
import { Trail } from './Trail.tsx'

const list = to('menus')

export const MenuCreateScreen = () => (
  <CreateScreen
    title={text.create}
    trail={<Trail />}
    start={blankMenu()}
    checks={newMenuChecks}
    write={api.hotel.menus.create}
    input={(id, values) => ({ id, ...writtenIn(values), orderMenu: orderIn(values.order) })}
    said={text.created}
    to={list}
    cancel={list}
  >
    {(form) => <MenuFields form={form} />}
  </CreateScreen>
)
