import { useState } from 'react'
import { bagLimits } from '#contract/club/bags.limits.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { bagLocationText, bagTypeText } from '../bags/bagMovement.text.ts'
import { bagPath } from './bagPath.ts'
import { custodyText } from './custody.text.ts'
import { RequestedInShift } from './RequestedInShift.tsx'
import { searchBags, useShiftBags } from './shiftBags.ts'

const text = custodyText.find
/** Maximum number of found bags: more rows do not fit on a phone above its keyboard. */
const maxFound = 8

/** The bags to bring out, and the search for one without its label. */
export const BagsInShift = () => (
  <>
    <RequestedInShift />
    <FindBag />
  </>
)

/** Finds a bag without its label, in the list that the phone has since its shift began. Works without a network. */
function FindBag() {
  const { venue } = venueFromQuery(useSearchParams())
  const bags = useShiftBags(venue)
  const [typed, setTyped] = useState('')
  const found = searchBags(bags, typed, maxFound)
  return (
    <section className="stack gap-8">
      <Field
        label={text.label}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={bagLimits.search}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">
        {found.length > 0 ? (
          <List>
            {found.map(({ id, type, brand, fullName, numberSocio, place, lastAction }) => (
              <ListRow key={id} to={bagPath({ idBag: id, ...(venue === undefined ? {} : { venue }) })}>
                <RowText>
                  <strong>{fullName}</strong>
                  <p>
                    {[`${bagTypeText[type]} ${brand}`, text.number(numberSocio), place].filter(Boolean).join(' · ')}
                  </p>
                </RowText>
                {lastAction && <RowAside>{bagLocationText[lastAction]}</RowAside>}
              </ListRow>
            ))}
          </List>
        ) : (
          typed.trim() !== '' && <p className="muted">{text.none}</p>
        )}
      </div>
    </section>
  )
}
