import { useId } from 'react'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { choiceBoundsOf, selectedChoicesOf, toggleChoice } from '#contract/hotel/optionChoices.limits.ts'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import { ContainsNote } from '#web/hotel/menus/guest/ContainsNote.tsx'
import { Price } from '#web/hotel/menus/guest/Price.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { addToCartText, choiceCountText } from './addToCart.text.ts'

type OptionGroups = GuestProduct['options']

interface OptionFieldsProps {
  options: OptionGroups
  choices: readonly string[]
  /** Required groups with too few selected choices. */
  missing: OptionGroups
  currency: Currency
  onChange: (choices: readonly string[]) => void
}

const isGroupFull = (group: OptionGroups[number], chosen: readonly string[]) =>
  group.choose === 'many' && selectedChoicesOf(group, chosen).length >= choiceBoundsOf(group).most

/** Hint beside a group's name: how many choices it allows, or that it is required. */
function HowMany({ group }: { group: OptionGroups[number] }) {
  const { language } = useGuestUrl()
  const { least, most } = choiceBoundsOf(group)
  const isBounded = group.choose === 'many' && (least > 1 || most < group.choices.length)
  if (isBounded) return <small className="note">{choiceCountText[language](least, most)}</small>
  return group.required && <small className="note">{addToCartText[language].required}</small>
}

/** Radio buttons or checkboxes for the options of a product. */
export function OptionFields({ options, choices, missing, currency, onChange }: OptionFieldsProps) {
  const { language } = useGuestUrl()
  const id = useId()
  return options.map((group) => {
    const isMissing = missing.some(({ id: missingId }) => missingId === group.id)
    return (
      <fieldset
        key={group.id}
        className="choices stack gap-6"
        aria-describedby={isMissing ? `${id}-${group.id}` : undefined}
        aria-invalid={isMissing || undefined}
      >
        <legend>
          {group.name} <HowMany group={group} />
        </legend>
        {group.choices.map((choice) => (
          <label key={choice.id} className="choice">
            <input
              className="check"
              type={group.choose === 'one' && group.required ? 'radio' : 'checkbox'}
              name={group.id}
              checked={choices.includes(choice.id)}
              disabled={isGroupFull(group, choices) && !choices.includes(choice.id)}
              onChange={() => onChange(toggleChoice(group, choices, choice.id))}
            />
            <span className="grow">
              {choice.name} {choice.contains.length > 0 && <ContainsNote contains={choice.contains} />}
            </span>
            {choice.extra > 0 && (
              <span className="muted">
                {'+ '}
                <Price price={choice.extra} currency={currency} language={language} />
              </span>
            )}
          </label>
        ))}
        {isMissing && (
          <p id={`${id}-${group.id}`} className="problem" role="alert">
            {addToCartText[language].choose}
          </p>
        )}
      </fieldset>
    )
  })
}
