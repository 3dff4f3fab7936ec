import type { Menu } from '#contract/hotel/menus.ts'
import { to } from '#contract/hotel/pages.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { photosText, pricesText } from './bulk.text.ts'
import { MenuExport } from './import/MenuExport.tsx'
import { deskText, menusText as text } from './menus.text.ts'
import { paperText } from './paper/paper.text.ts'
import { PreviewButton } from './preview/Preview.tsx'

/** Links to the tools that work on the whole menu: preview, print, translations, prices, photos, import and export. */
export const MenuTools = ({ menu, isAdmin }: { menu: Menu; isAdmin: boolean }) => (
  <div className="group gap-8 below">
    <PreviewButton target={{ menuId: menu.id }} />
    {!menu.hidden && <LinkButton to={to('menuPaper', { menuId: menu.id })}>{paperText.open}</LinkButton>}
    {isAdmin && (
      <>
        <LinkButton to={to('menuTranslations', { menuId: menu.id })}>{deskText.open}</LinkButton>
        <LinkButton to={to('menuPrices', { menuId: menu.id })}>{pricesText.title}</LinkButton>
        <LinkButton to={to('menuPhotos', { menuId: menu.id })}>{photosText.title}</LinkButton>
        <LinkButton to={to('menuImport', { menuId: menu.id })}>{text.import}</LinkButton>
        <MenuExport id={menu.id} />
      </>
    )}
  </div>
)
