import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { contentMarks } from '#contract/hotel/contentMarks.limits.ts'
import type { GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.ts'
import { type Language, languageCodes, languages } from '#contract/kernel/languages.limits.ts'
import { contentMarkText } from '#web/hotel/contentMarks.text.ts'
import { hotelText } from '#web/hotel/hotel.text.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useLanguage, usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenue, useVenueName } from '#web/kernel/venues/venue.ts'
import { containsText } from '../guest/contains.text.ts'
import { Price } from '../guest/Price.tsx'
import { productMarkText } from '../guest/productMarks.text.ts'
import { productMarks } from '../guest/productMarks.ts'
import { MenuBreadcrumbs } from '../MenusBreadcrumbs.tsx'
import { menusText } from '../menus.text.ts'
import classes from './MenuPrintScreen.module.css'
import { markSigns, menuPrintText as text } from './menuPrint.text.ts'

/** Printable menu in the language of the URL, with the texts that guests see. */
export function MenuPrintScreen() {
  const { menuId = '' } = usePathParams()
  const language = useLanguage()
  const menu = useRead(api.hotel.menus.shown, { language, menu: menuId })
  return (
    <div className={classes.screen}>
      <Screen title={text.title} actions={<Button onClick={() => window.print()}>{hotelText.print}</Button>}>
        <div className={classes.ways}>
          <MenuBreadcrumbs menu={menu.data} />
          <PageTabs
            label={text.languages}
            tabs={languages.map((option) => ({
              to: to('menuPaper', { menuId }, { language: option }),
              label: languageText[option],
              here: option === language,
            }))}
          />
        </div>
        <Loaded
          read={menu}
          gone={{ sentence: text.gone, to: to('menus'), back: menusText.back }}
          skeleton={<SkeletonBox height={600} radius={10} />}
        >
          {(menu) => <PrintedMenu menu={menu} language={language} />}
        </Loaded>
      </Screen>
    </div>
  )
}

interface PrintedMenuProps {
  menu: GuestMenu
  language: Language
}

/** Products that are out of stock are printed too: a printed menu is used longer than a day. */
function PrintedMenu({ menu, language }: PrintedMenuProps) {
  const venue = useVenueName()
  return (
    <article className={`paper ${classes.paper}`} lang={languageCodes[language]}>
      <header>
        <p>{venue}</p>
        <h2>{menu.name}</h2>
        {menu.hours && <p>{menu.hours}</p>}
      </header>
      <div className={classes.columns}>
        {menu.categories
          .filter(({ products }) => products.length > 0)
          .map(({ id, name, products }) => (
            <section key={id}>
              <h3>{name}</h3>
              <ul>
                {products.map((product) => (
                  <PrintedProduct key={product.id} product={product} language={language} />
                ))}
              </ul>
            </section>
          ))}
      </div>
      <Legend menu={menu} language={language} />
    </article>
  )
}

/** Footnote number of an allergen or other content: its position in `contentMarks`. */
const footnoteOf = (content: (typeof contentMarks)[number]) => contentMarks.indexOf(content) + 1

function PrintedProduct({ product, language }: { product: GuestProduct; language: Language }) {
  const currency = useVenue()?.currency ?? 'ARS'
  const signs = productMarks.filter((mark) => product[mark]).map((mark) => markSigns[language][mark])
  const numbers = product.contains.map(footnoteOf).sort((a, b) => a - b)
  return (
    <li>
      <p className={classes.line}>
        <b>
          {product.name}
          {signs.length > 0 && <small>{signs.join(' ')}</small>}
          {numbers.length > 0 && <sup>{numbers.join(', ')}</sup>}
        </b>
        <span>
          <Price price={product.price} currency={currency} language={language} />
        </span>
      </p>
      {product.description && <p>{product.description}</p>}
    </li>
  )
}

/** Notes of the menu, and the meaning of the signs and footnote numbers that it uses. */
function Legend({ menu, language }: PrintedMenuProps) {
  const products = menu.categories.flatMap((category) => category.products)
  const used = productMarks.filter((mark) => products.some((product) => product[mark]))
  const contained = contentMarks.filter((content) => products.some(({ contains }) => contains.includes(content)))
  const names = contentMarkText[language]
  return (
    <footer>
      {menu.aclaration && <p>{menu.aclaration}</p>}
      {used.length > 0 && (
        <p>{used.map((mark) => `${markSigns[language][mark]} ${productMarkText[language][mark]}`).join(' · ')}</p>
      )}
      {contained.length > 0 && (
        <p>
          {containsText[language].contains(
            contained.map((content) => `${footnoteOf(content)} ${names[content].toLowerCase()}`).join(' · '),
          )}
        </p>
      )}
    </footer>
  )
}
