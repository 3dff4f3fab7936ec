import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { AccountSums } from '../accounts/AccountSums.tsx'
import { GuestOrderLines } from '../orders/GuestOrderLines.tsx'
import { ownOrdersText } from '../orders/ownOrders.text.ts'
import { useGuestAction } from '../useGuestAction.ts'
import classes from './Farewell.module.css'
import { farewellText } from './farewell.text.ts'
import { GuestMailForm } from './GuestMailForm.tsx'
import { useFarewell } from './useFarewell.ts'

/** Thanks and the bill, for a phone that was inside when the stay was closed; nothing for all others. */
export function Farewell({ room }: { room: PublicRoom }) {
  const { language, named } = useGuestUrl()
  const { token, data } = useFarewell(room)
  const { data: front } = useRead(api.kernel.venues.front, named)
  const { moment } = useVenueTimeFormat()
  if (!data) return null
  const text = farewellText[language]
  return (
    <section className={`stack ${classes.farewell}`}>
      <h2 className="large" role="status">
        {text.thanks(data.name)}
      </h2>
      <p className="note">{text.closed(moment(data.closedAt))}</p>
      <h3 className="heading">{text.bill}</h3>
      {data.orders.length === 0 && <p className="note">{text.noOrders}</p>}
      {data.orders.map((order) => (
        <article key={order.id} className="card padded stack gap-4">
          <strong>{ownOrdersText[language].number(order.number)}</strong>
          <GuestOrderLines lines={order.lines} />
        </article>
      ))}
      <AccountSums account={data.account} />
      <div className={`stack ${classes.actions}`}>
        <MailForm token={token} mail={data.mail} />
        <button type="button" className="button" onClick={() => window.print()}>
          {text.print}
        </button>
        {front?.survey && (
          <a href={front.survey} className="button" rel="noreferrer">
            {text.survey}
          </a>
        )}
      </div>
    </section>
  )
}

function MailForm({ token, mail: known }: { token: string; mail: string }) {
  const { language, named } = useGuestUrl()
  const text = farewellText[language]
  const [mail, setMail] = useState(known)
  const [sentTo, setSentTo] = useState('')
  const action = useGuestAction(api.hotel.stays.farewellMail, () => setSentTo(mail))
  return (
    <>
      <GuestMailForm
        text={{ mail: text.mail, submit: text.send, shape: text.shape }}
        mail={mail}
        setMail={setMail}
        action={action}
        onSubmit={(entered) => void action.run({ ...named, token, mail: entered, language })}
      />
      {sentTo && (
        <p className="success" role="status">
          {text.sent(sentTo)}
        </p>
      )}
    </>
  )
}
