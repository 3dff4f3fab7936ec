import { to } from '#contract/hotel/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './menus.module.css'
import { menusText as text } from './menus.text.ts'

interface BreadcrumbStep {
  name: string
  to: string
}

/** Breadcrumbs: the menu list, followed by these steps. */
export const MenusBreadcrumbs = ({ steps = [] }: { steps?: readonly BreadcrumbStep[] }) => (
  <nav className={classes.trail} aria-label={text.trail}>
    <ol>
      {[{ name: text.title, to: to('menus') }, ...steps].map((step) => (
        <li key={step.to}>
          <Link to={step.to}>{step.name}</Link>
        </li>
      ))}
    </ol>
  </nav>
)

interface Named {
  id: string
  name: string
}

const menuStep = ({ id: menuId, name }: Named) => ({ name, to: to('menu', { menuId }) })

/** Breadcrumbs of a page inside a menu. */
export const MenuBreadcrumbs = ({ menu }: { menu: Named | undefined }) => (
  <MenusBreadcrumbs steps={menu ? [menuStep(menu)] : []} />
)

/** Breadcrumbs of a page inside a category. */
export const CategoryBreadcrumbs = ({ category }: { category: (Named & { menu: Named }) | undefined }) => {
  if (!category) return <MenusBreadcrumbs />
  const { id: categoryId, name, menu } = category
  return <MenusBreadcrumbs steps={[menuStep(menu), { name, to: to('products', { menuId: menu.id, categoryId }) }]} />
}
