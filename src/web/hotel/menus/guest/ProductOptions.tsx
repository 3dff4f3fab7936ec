import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { addToCartText } from '#web/hotel/guest/orders/addToCart.text.ts'
import { ContainsNote } from './ContainsNote.tsx'
import { Price } from './Price.tsx'
import classes from './ProductOptions.module.css'

interface ProductOptionsProps {
  options: GuestProduct['options']
  currency: Currency
  language: Language
}

/** Options of a product, read only. */
export const ProductOptions = ({ options, currency, language }: ProductOptionsProps) =>
  options.map(({ id, name, required, choices }) => (
    <section key={id} className={classes.group}>
      <h2 className="strong">
        {name} {required && <small className="note">{addToCartText[language].required}</small>}
      </h2>
      <ul>
        {choices.map((choice) => (
          <li key={choice.id} className="group nowrap">
            <span className="grow">
              {choice.name} {choice.contains.length > 0 && <ContainsNote contains={choice.contains} />}
            </span>
            {choice.extra > 0 && (
              <span className="muted">
                {'+ '}
                <Price price={choice.extra} currency={currency} language={language} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
