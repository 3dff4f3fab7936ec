import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { guestText, type Mark } from './guest.text.ts'
import classes from './Marks.module.css'

export const marks: readonly Mark[] = ['glutenFree', 'vegetarian', 'vegan', 'favourite']

interface MarksProps {
  product: Pick<GuestProduct, Mark>
  language: Language
}

/** What speaks for a product. */
export function Marks({ product, language }: MarksProps) {
  const own = marks.filter((mark) => product[mark])
  if (own.length === 0) return null
  return (
    <ul className={classes.marks}>
      {own.map((mark) => (
        <li key={mark} data-mark={mark}>
          {guestText[language].marks[mark]}
        </li>
      ))}
    </ul>
  )
}
