import IconFirstAidKit from 'icon:first-aid-kit'
import IconFlame from 'icon:flame'
import IconPhone from 'icon:phone'
import IconShieldExclamation from 'icon:shield-exclamation'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { type AlertKind, alertKinds } from '#contract/community/alerts.limits.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { isWithoutResponse } from '#web/kernel/data/failure.ts'
import { isOfflineDocument } from '#web/kernel/data/initialData.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useCurrentUrl, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { List, ListRow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { signInPathFor } from '../signInPathFor.ts'
import { EmergencyNumbers } from './EmergencyNumbers.tsx'
import classes from './EmergencyScreen.module.css'
import { emergencyText as text } from './emergency.text.ts'
import { HoldToConfirmButton } from './HoldToConfirmButton.tsx'

const icons = { security: IconShieldExclamation, fire: IconFlame, medical: IconFirstAidKit }

export function EmergencyScreen() {
  const venue = venueFromQuery(useSearchParams())
  const { role } = useMe()
  const isMember = role === 'member' || role === 'lider'
  const [asked, setAsked] = useState<{ kind: AlertKind; id: string } | null>(null)
  return (
    <PhonePage title={text.title} back={phoneHomePath(venue.venue)}>
      <div className={classes.tiles}>
        {alertKinds.map((kind) => {
          const Icon = icons[kind]
          return (
            <button key={kind} type="button" className={classes.tile} onClick={() => setAsked({ kind, id: newId() })}>
              <Icon size={34} stroke={1.6} aria-hidden />
              {text.kinds[kind]}
            </button>
          )
        })}
        <a className={classes.tile} href="tel:911">
          <IconPhone size={34} stroke={1.6} aria-hidden />
          {text.call}
        </a>
      </div>
      {isMember && <Latest />}
      {asked && isMember && <Holding {...asked} onClose={() => setAsked(null)} />}
      {asked && !isMember && <WhomToCall kind={asked.kind} venue={venue} onClose={() => setAsked(null)} />}
    </PhonePage>
  )
}

function Holding({ kind, id, onClose }: { kind: AlertKind; id: string; onClose: () => void }) {
  const send = useWrite(api.community.alerts.send, {
    onSuccess: () => {
      popup.success(text.sent)
      onClose()
    },
    onError: (failure) => popup.error(isWithoutResponse(failure) ? text.unanswered : failureSentence(failure)),
  })
  return (
    <QuestionSheet open title={text.kinds[kind]} sentence={text.sentence} onClose={onClose}>
      <HoldToConfirmButton busy={send.isPending} onHeld={() => send.mutate({ id, kind })} />
      <button type="button" className="button" onClick={onClose}>
        {text.cancel}
      </button>
    </QuestionSheet>
  )
}

interface WhomToCallProps {
  kind: AlertKind
  venue: { venue?: number }
  onClose: () => void
}

/** For a visitor, whose alert nobody could attribute: the numbers to call, and why sending an alert needs a sign-in. */
function WhomToCall({ kind, venue, onClose }: WhomToCallProps) {
  const { pathname, search } = useCurrentUrl()
  const offline = isOfflineDocument()
  return (
    <QuestionSheet open title={text.kinds[kind]} sentence={offline ? text.unanswered : text.why} onClose={onClose}>
      <EmergencyNumbers venue={venue} />
      {!offline && (
        <Link to={signInPathFor(pathname + search)} className="button" data-primary>
          {text.signIn}
        </Link>
      )}
      <button type="button" className="button" onClick={onClose}>
        {text.cancel}
      </button>
    </QuestionSheet>
  )
}

/** State of the alerts that this member has sent. */
function Latest() {
  const alerts = useRead(api.community.alerts.mine).data ?? []
  const { clock } = useVenueTimeFormat()
  if (alerts.length === 0) return null
  return (
    <section aria-label={text.latest} aria-live="polite">
      <List>
        {alerts.map(({ id, kind, at, acknowledgedAt, acknowledgedBy }) => (
          <ListRow key={id}>
            <RowText>
              <strong>{text.kinds[kind]}</strong>
              <p>
                {acknowledgedAt
                  ? text.acknowledged(acknowledgedBy ?? '', clock(acknowledgedAt))
                  : text.waiting(clock(at))}
              </p>
            </RowText>
          </ListRow>
        ))}
      </List>
    </section>
  )
}
