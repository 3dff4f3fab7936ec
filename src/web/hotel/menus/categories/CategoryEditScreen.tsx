import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { CategoryBreadcrumbs } from '../MenusBreadcrumbs.tsx'
import { categoryText as text } from '../menus.text.ts'
import { PreviewButton, PreviewLayout } from '../preview/PreviewLayout.tsx'
import { CategoryFields, categoryChecks, categoryLabels, toFormValues, toInput } from './CategoryFields.tsx'

export function CategoryEditScreen() {
  const { menuId = '', categoryId = '' } = usePathParams()
  const category = useRead(api.hotel.menus.category, { id: categoryId })
  const menu = to('menu', { menuId })
  const target = { menuId, categoryId }
  return (
    <PreviewLayout target={target} hidden={category.data?.hidden || category.data?.menu.hidden}>
      <EditScreen
        title={text.editTitle}
        back={menu}
        read={category}
        trail={<CategoryBreadcrumbs category={category.data} />}
        actions={<PreviewButton target={target} />}
      >
        {(category, gone) => (
          <EditForm
            thing={category}
            valuesOf={toFormValues}
            labels={categoryLabels}
            checks={categoryChecks}
            write={api.hotel.menus.updateCategory}
            input={(values, version) => ({ id: category.id, version, ...toInput(values) })}
            said={text.updated}
            to={menu}
            cancel={menu}
            gone={gone}
          >
            {(form) => <CategoryFields form={form} />}
          </EditForm>
        )}
      </EditScreen>
    </PreviewLayout>
  )
}
