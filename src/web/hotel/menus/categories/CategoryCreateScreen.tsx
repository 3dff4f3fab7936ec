import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { parseListPosition } from '#web/hotel/formFields.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { MenuBreadcrumbs } from '../MenusBreadcrumbs.tsx'
import { categoryText as text } from '../menus.text.ts'
import { CategoryFields, emptyCategory, newCategoryChecks, toInput } from './CategoryFields.tsx'

export function CategoryCreateScreen() {
  const { menuId = '' } = usePathParams()
  const menu = to('menu', { menuId })
  const parentMenu = useRead(api.hotel.menus.one, { id: menuId }).data
  return (
    <CreateScreen
      title={text.create}
      trail={<MenuBreadcrumbs menu={parentMenu} />}
      inRow
      start={emptyCategory()}
      checks={newCategoryChecks}
      write={api.hotel.menus.createCategory}
      input={(id, values) => ({ id, menuId, ...toInput(values), orderCategory: parseListPosition(values.order) })}
      said={text.created}
      to={menu}
      cancel={menu}
    >
      {(form) => <CategoryFields form={form} />}
    </CreateScreen>
  )
}
