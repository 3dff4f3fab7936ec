import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useTabDraft } from '#web/kernel/data/tabDraft.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { BottomSheet, BottomSheetMessage } from '#web/kernel/ui/overlays/BottomSheet.tsx'
import { useGuestAction } from '../useGuestAction.ts'
import { closedStayPart } from './closedStayPart.ts'
import { GuestMailForm } from './GuestMailForm.tsx'
import { mailText } from './mail.text.ts'
import { outsideText } from './outside.text.ts'

/** Page where a guest enters the mail address that receives the summary of the stay. */
export function MailScreen() {
  const { language, named, params } = useGuestUrl()
  const text = mailText[language]
  const venue = named.venue ?? 0
  const read = useRead(api.hotel.stays.here, { venue, number: Number(params.idTable) })
  const ClosedStayLink = useLazyPartWhen(read.data?.mine === null, closedStayPart)
  const roomPath = to('guestRoom', { idHotel: venue, idRoom: params.idTable ?? '' }, { language })
  return (
    <GuestLoaded read={read}>
      {({ room, mine }) => (
        <GuestPage>
          <Masthead title={text.title} sentence={text.hint} />
          <div className="stack gap-8 inset">
            {mine ? (
              <MailForm stay={mine} roomPath={roomPath} />
            ) : (
              <>
                {ClosedStayLink && <ClosedStayLink room={room} />}
                <p>{`${outsideText[language].not[room.kind]} ${text.outside}`}</p>
                <Link to={roomPath} className="button">
                  {outsideText[language].getIn}
                </Link>
              </>
            )}
          </div>
        </GuestPage>
      )}
    </GuestLoaded>
  )
}

interface MailFormProps {
  stay: GuestStay
  /** Path of the room's page, opened afterwards. */
  roomPath: string
}

function MailForm({ stay, roomPath }: MailFormProps) {
  const { language } = useGuestUrl()
  const text = mailText[language]
  const [mail, setMail] = useTabDraft(`mail ${stay.id}`, stay.mail)
  const [saved, setSaved] = useState(false)
  const navigate = useNavigate()
  const action = useGuestAction(api.hotel.stays.setMail, () => {
    setSaved(true)
    setMail(undefined)
  })
  return (
    <>
      <GuestMailForm
        text={{ mail: text.mail, submit: text.done, shape: text.shape }}
        mail={mail}
        setMail={setMail}
        action={action}
        onSubmit={(entered) => void action.run({ mail: entered, language })}
      />
      <Link to={roomPath} className="quiet">
        {text.rather}
      </Link>
      {saved && (
        <BottomSheet onClose={() => navigate(roomPath)} small>
          {(titleId, close) => (
            <BottomSheetMessage>
              <h2 id={titleId}>{text.thanks}</h2>
              <button type="button" className="button" data-primary onClick={close}>
                {text.goOn}
              </button>
            </BottomSheetMessage>
          )}
        </BottomSheet>
      )}
    </>
  )
}
