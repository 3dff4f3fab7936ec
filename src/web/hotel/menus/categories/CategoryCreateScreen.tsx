import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { orderIn } from '#web/hotel/fields.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { categoryText as text } from '../menus.text.ts'
import { MenuTrail } from '../Trail.tsx'
import { blankCategory, CategoryFields, newCategoryChecks, writtenIn } from './CategoryFields.tsx'

export function CategoryCreateScreen() {
  const { menuId = '' } = useParams()
  const menu = to('menu', { menuId })
  const parentMenu = useRead(api.hotel.menus.one, { id: menuId }).data
  return (
    <CreateScreen
      title={text.create}
      trail={<MenuTrail menu={parentMenu} />}
      inRow
      start={blankCategory()}
      checks={newCategoryChecks}
      write={api.hotel.menus.createCategory}
      input={(id, values) => ({ id, menuId, ...writtenIn(values), orderCategory: orderIn(values.order) })}
      said={text.created}
      to={menu}
      cancel={menu}
    >
      {(form) => <CategoryFields form={form} />}
    </CreateScreen>
  )
}
