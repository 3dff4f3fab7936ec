import { type FormEvent, useId, useState } from 'react'
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
import { allowLongPaste } from '#web/kernel/ui/forms/tooLong.ts'
import { BottomSheet, BottomSheetMessage } from '#web/kernel/ui/overlays/BottomSheet.tsx'
import { useGuestAction } from '../useGuestAction.ts'
import { closedStayPart } from './closedStayPart.ts'
import { mailText } from './mail.text.ts'

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
                <p>{text.outside}</p>
                <Link to={roomPath} className="button">
                  {text.getIn}
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
  const id = useId()
  const {
    run: save,
    pending,
    problem,
    setProblem,
  } = useGuestAction(api.hotel.stays.setMail, () => {
    setSaved(true)
    setMail(undefined)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const { validity } = event.currentTarget.elements.namedItem('mail') as HTMLInputElement
    setProblem(validity.valid ? '' : text.shape)
    if (validity.valid) void save({ mail: mail.trim(), language })
  }
  return (
    <>
      <form className="stack narrow" noValidate onPaste={allowLongPaste} onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>{text.mail}</label>
          <input
            className="input"
            id={id}
            name="mail"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            value={mail}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onChange={(event) => {
              setMail(event.currentTarget.value)
              setProblem('')
            }}
          />
          <p id={`${id}-problem`} className="problem" role="alert">
            {problem}
          </p>
        </div>
        <button type="submit" className="button" data-primary disabled={pending !== null}>
          {text.done}
        </button>
      </form>
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
