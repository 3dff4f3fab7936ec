import { to } from '#contract/hotel/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './menus.module.css'
import { menusText as text } from './menus.text.ts'

interface BreadcrumbStep {
  name: string
  to: string
}

/** Breadcrumbs: the menu list, followed by these steps. */
export const Trail = ({ steps = [] }: { steps?: readonly BreadcrumbStep[] }) => (
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
export const MenuTrail = ({ menu }: { menu: Named | undefined }) => <Trail steps={menu ? [menuStep(menu)] : []} />

/** Breadcrumbs of a page inside a category. */
export const CategoryTrail = ({ category }: { category: (Named & { menu: Named }) | undefined }) => {
  if (!category) return <Trail />
  const { id: categoryId, name, menu } = category
  return <Trail steps={[menuStep(menu), { name, to: to('products', { menuId: menu.id, categoryId }) }]} />
}
