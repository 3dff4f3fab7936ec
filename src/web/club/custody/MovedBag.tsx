import { PhoneSentence, PhoneTitle } from '#web/kernel/shells/phone/PhonePage.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { BagImage } from '../bags/BagImage.tsx'
import { bagTypeText } from '../bags/moving.text.ts'
import { custodyText as text } from './custody.text.ts'
import classes from './MovedBag.module.css'
import type { KnownBag, RememberedBag } from './remembering.ts'

/**
 * The bag that is being moved, from the server or as this phone last saw it. Null: the phone is offline and has never
 * seen the bag.
 */
export function MovedBag({ bag }: { bag: KnownBag | RememberedBag | null }) {
  const { moment } = useMoments()
  if (!bag)
    return (
      <div>
        <PhoneTitle>{text.unknownBag}</PhoneTitle>
        <PhoneSentence>{text.unknownBagSentence}</PhoneSentence>
      </div>
    )
  const missing = bag.items.filter(({ missingSince }) => missingSince !== null).map(({ name }) => name)
  return (
    <>
      <div className={classes.bag}>
        <div className={classes.image}>
          <BagImage kind={bag.type} photo={bag.photo} sizes="96px" eager />
        </div>
        <div>
          <p className="muted">
            {bagTypeText[bag.type]} · {bag.brand}
          </p>
          <h1 className="large" tabIndex={-1}>
            {bag.fullName}
          </h1>
        </div>
      </div>
      {'seenAt' in bag && <PhoneSentence>{text.asSeen(moment(bag.seenAt))}</PhoneSentence>}
      <dl className={classes.facts}>
        <div>
          <dt>{text.member}</dt>
          <dd>{bag.numberSocio}</dd>
        </div>
        <div>
          <dt>{text.place}</dt>
          <dd>{bag.place || '–'}</dd>
        </div>
        <div>
          <dt>{text.items}</dt>
          <dd>{bag.items.length}</dd>
        </div>
      </dl>
      {missing.length > 0 && <p className="warning">{text.wasMissing(missing)}</p>}
    </>
  )
}
