import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { productMarkText } from './productMarks.text.ts'
import { type ProductMark, productMarks } from './productMarks.ts'

interface ProductMarksProps {
  product: Pick<GuestProduct, ProductMark>
  language: Language
}

const classOf = (mark: ProductMark) => (mark === 'favourite' ? 'warning' : undefined)

/** Labels of a product's marks: gluten free, vegetarian, vegan, favourite. */
export function ProductMarks({ product, language }: ProductMarksProps) {
  const own = productMarks.filter((mark) => product[mark])
  if (own.length === 0) return null
  return (
    <ul className="group gap-8 note success">
      {own.map((mark) => (
        <li key={mark} className={classOf(mark)}>
          {productMarkText[language][mark]}
        </li>
      ))}
    </ul>
  )
}
