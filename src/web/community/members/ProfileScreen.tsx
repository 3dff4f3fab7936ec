import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { to as toAccessibility } from '#contract/kernel/pages.accessibility.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { endPushSubscription } from '#web/kernel/push/usePushSubscription.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useSignOut } from '#web/kernel/session/signOut.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { SchemeField } from '#web/kernel/theme/SchemeField.tsx'
import { schemeText } from '#web/kernel/theme/scheme.text.ts'
import { confirmOnPhone } from '#web/kernel/ui/feedback/confirmOnPhone.ts'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { LinkRows } from '#web/kernel/ui/lists/LinkRows.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Avatar } from '#web/kernel/ui/photos/Avatar.tsx'
import { sendWaitingRollCalls } from '../absences/sendRollCall.ts'
import { groupsText } from '../groups/groups.text.ts'
import { PushSettings } from '../push/PushSettings.tsx'
import { MailText } from './MailText.tsx'
import { membersText } from './members.text.ts'
import classes from './ProfileScreen.module.css'

const text = membersText.profile

const doors = [
  { label: text.edit, to: to('profileEdit') },
  { label: text.access, to: to('profileAccess') },
  { label: text.authorisations, to: to('authorisations') },
  { label: text.bookings, to: to('bookings') },
  { label: text.claims, to: to('claims') },
  { label: groupsText.title, to: to('groups') },
  { label: schemeText.accessibility, to: toAccessibility('accessibility') },
]

export function ProfileScreen() {
  const profile = useRead(api.community.members.profile)
  return (
    <PhonePage title={text.title}>
      <Loaded read={profile} skeleton={<SkeletonBox height={120} radius={10} />}>
        {({ firstName, lastName, photo, lot }) => (
          <div className={classes.who}>
            <Avatar firstName={firstName} lastName={lastName} photo={photo} size={96} />
            <h2>
              {firstName} {lastName}
            </h2>
            <p>{lot || text.noLot}</p>
          </div>
        )}
      </Loaded>
      {profile.data && !profile.data.mailConfirmed && <UnconfirmedMail mail={profile.data.mail} />}
      <LinkRows links={doors} />
      {profile.data && <PushSettings muted={profile.data.muted} />}
      <section className="stack" aria-labelledby="colores">
        <h2 id="colores" className="heading">
          {schemeText.title}
        </h2>
        <SchemeField />
      </section>
      <SignOut />
    </PhonePage>
  )
}

function UnconfirmedMail({ mail }: { mail: string }) {
  const again = useWriteWithPopup(api.community.members.confirmAgain, text.sentAgain)
  const venue = useMe().venueId
  return (
    <Notice sentence={text.unconfirmed} hint={<MailText text={text.unconfirmedHint(mail)} />}>
      <button
        type="button"
        className="button"
        data-small
        disabled={again.isPending}
        onClick={() => again.mutate({ venue, mail })}
      >
        {text.sendAgain}
      </button>
    </Notice>
  )
}

function SignOut() {
  const { signOut, pending } = useSignOut({
    write: api.community.members.signOut,
    leadsTo: '/',
    kind: 'member',
    onSignedOut: endPushSubscription,
    onFailure: popup.error,
  })
  const leave = async () => {
    const unsent = await sendWaitingRollCalls()
    if (unsent === 0 || (await confirmOnPhone(text.unsent))) signOut()
  }
  return (
    <button type="button" className="button" disabled={pending} onClick={() => void leave()}>
      {text.signOut}
    </button>
  )
}
