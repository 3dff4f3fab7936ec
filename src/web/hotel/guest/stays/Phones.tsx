import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { GuestStay } from '#contract/hotel/stays.ts'
import { deviceText } from '#web/hotel/devices.text.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { GuestSection } from '#web/kernel/shells/guest/GuestSection.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { BottomSheet, BottomSheetMessage } from '#web/kernel/ui/overlays/BottomSheet.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { useGuestAction } from '../useGuestAction.ts'
import { phonesText } from './phones.text.ts'
import { servicesText } from './services.text.ts'

const addPhonePart = lazyPart(() => import('./AddPhone.tsx').then((m) => m.AddPhone))

interface PhonesProps {
  stay: GuestStay
  room: PublicRoom
}

/** Phones in the room, the ways to add and remove one, and the mail address for the stay's summary. */
export function Phones({ stay, room }: PhonesProps) {
  const { language, named } = useGuestUrl()
  const text = phonesText[language]
  const idRestaurant = named.venue ?? ''
  const [isAdding, setIsAdding] = useState(false)
  const AddPhone = useLazyPartWhen(isAdding, addPhonePart)
  return (
    <GuestSection title={text.title[room.kind]}>
      <PhoneList stay={stay} />
      <Code stay={stay} />
      <p className="note">{text.hint}</p>
      {isAdding && AddPhone ? (
        <AddPhone stay={stay} room={room} />
      ) : (
        <button type="button" className="button" disabled={isAdding} onClick={() => setIsAdding(true)}>
          {text.add}
        </button>
      )}
      {stay.mail && <p className="written">{servicesText[language].mailIs(stay.mail)}</p>}
      <Link to={to('guestMail', { idRestaurant, idTable: room.number }, { language })} className="button">
        {servicesText[language].mail}
      </Link>
    </GuestSection>
  )
}

function PhoneList({ stay: { phones } }: { stay: GuestStay }) {
  const { language } = useGuestUrl()
  const text = phonesText[language]
  const { moment } = useVenueTimeFormat()
  const [chosen, setChosen] = useState<string | null>(null)
  const { run: remove, pending, problem } = useGuestAction(api.hotel.stays.removePhone)
  const nameOf = (id: string | null) => deviceText[language][phones.find((phone) => phone.id === id)?.device ?? 'other']
  return (
    <>
      <ul className="stack gap-8">
        {phones.map(({ id, since, thisOne }) => (
          <li className="group between nowrap" key={id}>
            <span>
              {nameOf(id)} <small className="note">{thisOne ? text.thisPhone : text.since(moment(since))}</small>
            </span>
            {!thisOne && (
              <button
                type="button"
                className="quiet"
                aria-label={text.removeOf(nameOf(id))}
                disabled={pending !== null}
                onClick={() => setChosen(id)}
              >
                {text.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {chosen && (
        <Question
          title={text.removeTitle(nameOf(chosen))}
          sentence={text.removeBody}
          confirm={text.remove}
          onConfirm={() => void remove({ id: chosen })}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

/** The secret code, why it changed, and the button that replaces it. */
function Code({ stay: { code, codeChange } }: { stay: GuestStay }) {
  const { language } = useGuestUrl()
  const text = phonesText[language]
  const { moment } = useVenueTimeFormat()
  const [isAsking, setIsAsking] = useState(false)
  const wasGuessed = codeChange?.reason === 'guessed'
  const { run: replace, pending, problem } = useGuestAction(api.hotel.stays.replaceCode)
  return (
    <>
      <p className="group baseline between">
        {text.code}
        <strong className="large">{code}</strong>
      </p>
      {codeChange && (
        <p className={wasGuessed ? 'callout' : 'note'} role="status">
          {text.changed[codeChange.reason](moment(codeChange.at))}
        </p>
      )}
      <button type="button" className="quiet" disabled={pending !== null} onClick={() => setIsAsking(true)}>
        {text.newCode}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {isAsking && (
        <Question
          title={text.newCodeTitle}
          sentence={text.newCodeBody}
          confirm={text.newCode}
          onConfirm={() => void replace(undefined)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

interface QuestionProps {
  title: string
  sentence: string
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

function Question({ title, sentence, confirm, onConfirm, onClose }: QuestionProps) {
  const { language } = useGuestUrl()
  return (
    <BottomSheet onClose={onClose} small>
      {(titleId, close) => (
        <BottomSheetMessage>
          <h2 id={titleId}>{title}</h2>
          <p className="muted">{sentence}</p>
          <button
            type="button"
            className="button"
            data-primary
            onClick={() => {
              onConfirm()
              close()
            }}
          >
            {confirm}
          </button>
          <button type="button" className="button" onClick={close}>
            {phonesText[language].cancel}
          </button>
        </BottomSheetMessage>
      )}
    </BottomSheet>
  )
}
