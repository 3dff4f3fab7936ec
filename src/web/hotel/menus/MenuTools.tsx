import type { Menu } from '#contract/hotel/menus.ts'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { ExportButton } from './ExportButton.tsx'
import classes from './menus.module.css'
import { deskText, menusText as text } from './menus.text.ts'
import { PreviewButton } from './Preview.tsx'

/** Work on the whole menu. */
export const MenuTools = ({ menu, isAdmin }: { menu: Menu; isAdmin: boolean }) => (
  <div className={classes.tools}>
    <PreviewButton shown={{ menuId: menu.id }} />
    {isAdmin && (
      <>
        <LinkButton to={`/menu/${menu.id}/translations`}>{deskText.open}</LinkButton>
        <LinkButton to={`/menu/${menu.id}/import`}>{text.import}</LinkButton>
        <ExportButton id={menu.id} />
      </>
    )}
  </div>
)
