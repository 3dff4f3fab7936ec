import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { markText } from './marks.text.ts'
import { type Mark, marks } from './marks.ts'

interface ProductMarksProps {
  product: Pick<GuestProduct, Mark>
  language: Language
}

const classOf = (mark: Mark) => (mark === 'favourite' ? 'warning' : undefined)

/** Labels of a product's marks: gluten free, vegetarian, vegan, favourite. */
export function Marks({ product, language }: ProductMarksProps) {
  const own = marks.filter((mark) => product[mark])
  if (own.length === 0) return null
  return (
    <ul className="group gap-8 note success">
      {own.map((mark) => (
        <li key={mark} className={classOf(mark)}>
          {markText[language][mark]}
        </li>
      ))}
    </ul>
  )
}
