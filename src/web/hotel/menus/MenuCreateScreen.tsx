import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { CreateScreen } from '#web/kernel/ui/CreateScreen.tsx'
import { blankMenu, MenuFields, menuChecks, writtenIn } from './MenuFields.tsx'
import { menuText as text } from './menus.text.ts'

const list = to('menus')

export const MenuCreateScreen = () => (
  <CreateScreen
    title={text.create}
    start={blankMenu()}
    checks={menuChecks}
    write={api.hotel.menus.create}
    input={(id, values) => ({ id, ...writtenIn(values) })}
    said={text.created}
    to={list}
    cancel={list}
  >
    {(form) => <MenuFields form={form} />}
  </CreateScreen>
)
