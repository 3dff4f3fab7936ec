import { PhoneSentence, PhoneTitle } from '#web/kernel/shells/phone/PhonePage.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { BagImage } from '../bags/BagImage.tsx'
import { bagTypeText } from '../bags/moving.text.ts'
import classes from './custody.module.css'
import { custodyText as text } from './custody.text.ts'
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
      <div className="group nowrap gap-16">
        <div className="frame" style={{ width: 96, height: 96 }}>
          <BagImage kind={bag.type} photo={bag.photo} sizes="96px" eager />
        </div>
        <div className="grow">
          <p className="muted">
            {bagTypeText[bag.type]} · {bag.brand}
          </p>
          <h1 className="large" tabIndex={-1}>
            {bag.fullName}
          </h1>
        </div>
      </div>
      {'seenAt' in bag && <PhoneSentence>{text.asSeen(moment(bag.seenAt))}</PhoneSentence>}
      <dl className={`card ${classes.facts}`}>
        <div>
          <dt className="note">{text.member}</dt>
          <dd className="large number">{bag.numberSocio}</dd>
        </div>
        <div>
          <dt className="note">{text.place}</dt>
          <dd className="large number">{bag.place || '–'}</dd>
        </div>
        <div>
          <dt className="note">{text.items}</dt>
          <dd className="large number">{bag.items.length}</dd>
        </div>
      </dl>
      {missing.length > 0 && <p className="warning">{text.wasMissing(missing)}</p>}
    </>
  )
}
