import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { CreateScreen } from '#web/kernel/ui/CreateScreen.tsx'
import { blankCategory, CategoryFields, categoryChecks, writtenIn } from './CategoryFields.tsx'
import { categoryText as text } from './menus.text.ts'

export function CategoryCreateScreen() {
  const { menuId = '' } = useParams()
  const menu = to('menu', { menuId })
  return (
    <CreateScreen
      title={text.create}
      start={blankCategory()}
      checks={categoryChecks}
      write={api.hotel.menus.createCategory}
      input={(id, values) => ({ id, menuId, ...writtenIn(values) })}
      said={text.created}
      to={menu}
      cancel={menu}
    >
      {(form) => <CategoryFields form={form} />}
    </CreateScreen>
  )
}
