import type { Menu } from '#contract/hotel/menus.ts'
import { to } from '#contract/hotel/pages.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { MoreActions } from '#web/kernel/ui/buttons/MoreActions.tsx'
import { MenuExportButton } from './import/MenuExportButton.tsx'
import { menuToolsText, menusText as text } from './menus.text.ts'
import { PreviewButton } from './preview/PreviewLayout.tsx'
import { menuPrintText } from './print/menuPrint.text.ts'

/**
 * Toolbar of a menu: preview, print unless it is hidden, and for admins a list with translations, prices, photos, import
 * and export.
 */
export const MenuTools = ({ menu, isAdmin }: { menu: Menu; isAdmin: boolean }) => (
  <div className="group gap-8 below">
    <PreviewButton target={{ menuId: menu.id }} />
    {!menu.hidden && <LinkButton to={to('menuPaper', { menuId: menu.id })}>{menuPrintText.open}</LinkButton>}
    {isAdmin && (
      <MoreActions words={text.tools} label={text.tools}>
        <LinkButton to={to('menuTranslations', { menuId: menu.id })}>{menuToolsText.translations}</LinkButton>
        <LinkButton to={to('menuPrices', { menuId: menu.id })}>{menuToolsText.prices}</LinkButton>
        <LinkButton to={to('menuPhotos', { menuId: menu.id })}>{menuToolsText.photos}</LinkButton>
        <LinkButton to={to('menuImport', { menuId: menu.id })}>{text.import}</LinkButton>
        <MenuExportButton id={menu.id} />
      </MoreActions>
    )}
  </div>
)
