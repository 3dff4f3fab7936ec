import { useId } from 'react'
import { schemeText as text } from './scheme.text.ts'
import { chooseScheme, schemeChoices, useSchemeChoice } from './scheme.ts'

/** Chooses light or dark colours for this device, or those of its system. */
export function SchemeField() {
  const chosen = useSchemeChoice()
  const name = useId()
  return (
    <div className="field">
      <fieldset className="choices">
        <legend className="unseen">{text.title}</legend>
        <div className="group gap-8">
          {schemeChoices.map((choice) => (
            <label key={choice} className="choice" data-chosen={choice === chosen || undefined}>
              <input
                type="radio"
                className="check"
                name={name}
                checked={choice === chosen}
                onChange={() => chooseScheme(choice)}
              />
              {text.choices[choice]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="note">{text.hint}</p>
    </div>
  )
}
