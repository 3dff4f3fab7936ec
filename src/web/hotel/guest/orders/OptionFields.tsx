import { useId } from 'react'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { choiceBoundsOf, selectedChoicesOf, toggleChoice } from '#contract/hotel/optionChoices.limits.ts'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import { Price } from '#web/hotel/menus/guest/Price.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { guestText } from '../guest.text.ts'
import { addingText, howManyText } from './adding.text.ts'
import classes from './OptionFields.module.css'

type Groups = GuestProduct['options']

interface OptionFieldsProps {
  options: Groups
  choices: readonly string[]
  /** Groups without the answer they need. */
  missing: Groups
  currency: Currency
  onChange: (choices: readonly string[]) => void
}

const isFull = (group: Groups[number], chosen: readonly string[]) =>
  group.choose === 'many' && selectedChoicesOf(group, chosen).length >= choiceBoundsOf(group).most

/** That something is to be chosen, and how much where it is neither one nor as one likes. */
function HowMany({ group }: { group: Groups[number] }) {
  const { language } = useReader()
  const { least, most } = choiceBoundsOf(group)
  const bounded = group.choose === 'many' && (least > 1 || most < group.choices.length)
  if (bounded) return <small>{howManyText[language](least, most)}</small>
  return group.required && <small>{guestText[language].required}</small>
}

/** What a guest decides about a product. */
export function OptionFields({ options, choices, missing, currency, onChange }: OptionFieldsProps) {
  const { language } = useReader()
  const id = useId()
  return options.map((group) => {
    const lacks = missing.some((one) => one.id === group.id)
    return (
      <fieldset
        key={group.id}
        className={classes.group}
        aria-describedby={lacks ? `${id}-${group.id}` : undefined}
        aria-invalid={lacks || undefined}
      >
        <legend>
          {group.name}
          <HowMany group={group} />
        </legend>
        {group.choices.map((choice) => (
          <label key={choice.id}>
            <input
              type={group.choose === 'one' && group.required ? 'radio' : 'checkbox'}
              name={group.id}
              checked={choices.includes(choice.id)}
              disabled={isFull(group, choices) && !choices.includes(choice.id)}
              onChange={() => onChange(toggleChoice(group, choices, choice.id))}
            />
            <span>{choice.name}</span>
            {choice.extra > 0 && (
              <span className={classes.extra}>
                {'+ '}
                <Price price={choice.extra} currency={currency} language={language} />
              </span>
            )}
          </label>
        ))}
        {lacks && (
          <p id={`${id}-${group.id}`} className="problem" role="alert">
            {addingText[language].choose}
          </p>
        )}
      </fieldset>
    )
  })
}
