import { to } from '#contract/hotel/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './menus.module.css'
import { menusText as text } from './menus.text.ts'

interface Step {
  name: string
  to: string
}

/** The way back up: menu list, menu. */
export const Trail = ({ steps = [] }: { steps?: readonly Step[] }) => (
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

const stepTo = ({ id: menuId, name }: Named) => ({ name, to: to('menu', { menuId }) })

/** The way up from what is in a menu. */
export const MenuTrail = ({ menu }: { menu: Named | undefined }) => <Trail steps={menu ? [stepTo(menu)] : []} />

/** The way up from what is in a category. */
export const CategoryTrail = ({ category }: { category: (Named & { menu: Named }) | undefined }) => {
  if (!category) return <Trail />
  const { id: categoryId, name, menu } = category
  return <Trail steps={[stepTo(menu), { name, to: to('products', { menuId: menu.id, categoryId }) }]} />
}
