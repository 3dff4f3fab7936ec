import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { categoryText as text } from '../menus.text.ts'
import { PreviewButton, Previewed } from '../preview/Preview.tsx'
import { CategoryTrail } from '../Trail.tsx'
import { CategoryFields, categoryChecks, categoryLabels, valuesOf, writtenIn } from './CategoryFields.tsx'

export function CategoryEditScreen() {
  const { menuId = '', categoryId = '' } = useParams()
  const category = useRead(api.hotel.menus.category, { id: categoryId })
  const menu = to('menu', { menuId })
  const target = { menuId, categoryId }
  return (
    <Previewed target={target} hidden={category.data?.hidden || category.data?.menu.hidden}>
      <EditScreen
        title={text.editTitle}
        back={menu}
        read={category}
        trail={<CategoryTrail category={category.data} />}
        actions={<PreviewButton target={target} />}
      >
        {(category, gone) => (
          <EditForm
            thing={category}
            valuesOf={valuesOf}
            labels={categoryLabels}
            checks={categoryChecks}
            write={api.hotel.menus.updateCategory}
            input={(values, version) => ({ id: category.id, version, ...writtenIn(values) })}
            said={text.updated}
            to={menu}
            cancel={menu}
            gone={gone}
          >
            {(form) => <CategoryFields form={form} />}
          </EditForm>
        )}
      </EditScreen>
    </Previewed>
  )
}
