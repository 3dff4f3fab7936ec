import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import classes from './Marks.module.css'
import { markText } from './marks.text.ts'
import { type Mark, marks } from './marks.ts'

interface ProductMarksProps {
  product: Pick<GuestProduct, Mark>
  language: Language
}

/** Labels of a product's marks: gluten free, vegetarian, vegan, favourite. */
export function Marks({ product, language }: ProductMarksProps) {
  const own = marks.filter((mark) => product[mark])
  if (own.length === 0) return null
  return (
    <ul className={classes.marks}>
      {own.map((mark) => (
        <li key={mark} data-mark={mark}>
          {markText[language][mark]}
        </li>
      ))}
    </ul>
  )
}
