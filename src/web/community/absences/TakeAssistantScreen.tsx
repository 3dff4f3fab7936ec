import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Pupil } from '#contract/community/absences.ts'
import { to } from '#contract/community/pages.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { isWithoutResponse } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { serverNow } from '#web/kernel/data/serverTime.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage, PhoneSentence } from '#web/kernel/shells/phone/PhonePage.tsx'
import { LinkRows } from '#web/kernel/ui/lists/LinkRows.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenue, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { absencesText as text } from './absences.text.ts'
import { ClassMembers } from './ClassMembers.tsx'
import { FollowUpCalls } from './FollowUpCalls.tsx'
import { type KnownClass, useKnownClass } from './knownClass.ts'
import { SendRollCallDialog } from './SendRollCallDialog.tsx'
import { useQueuedRollCalls } from './sendRollCall.ts'
import { UnsentRollCalls } from './UnsentRollCalls.tsx'

interface RollCall {
  class: string
  day: string
  pupils: Pupil[]
  sentAt: string | null
}

/** The roll-call without a network: the class stored on this device, and the day of the phone's clock. */
const remembered = (known: KnownClass, day: string): RollCall => ({
  class: known.class,
  day,
  pupils: known.pupils.map((pupil) => ({ ...pupil, photo: null, absent: false })),
  sentAt: null,
})

export function TakeAssistantScreen() {
  const today = useRead(api.community.absences.today)
  const timeZone = useVenue()?.timeZone
  const known = useKnownClass(today.data)
  const day = new Intl.DateTimeFormat('en-CA', timeZone ? { timeZone } : {}).format(serverNow())
  const unanswered = today.error !== null && isWithoutResponse(today.error)
  const data = today.data ?? (unanswered && known ? remembered(known, day) : undefined)
  return (
    <PhonePage title={text.title}>
      <UnsentRollCalls />
      <Loaded
        read={{ ...today, data }}
        skeleton={<SkeletonBox height={320} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
        isEmpty={({ pupils }) => pupils.length === 0}
      >
        {(call) => <Calling call={call} key={`${call.class} ${call.day}`} />}
      </Loaded>
      <FollowUpCalls />
      {today.data && <LinkRows links={[{ label: text.history, to: to('rollCalls') }]} />}
    </PhonePage>
  )
}

function Calling({ call }: { call: RollCall }) {
  const navigate = useNavigate()
  const { moment } = useVenueTimeFormat()
  const queued = useQueuedRollCalls().find((one) => one.class === call.class && one.day === call.day)
  // The lider's taps take precedence over the server's state, which may change meanwhile.
  const [tapped, setTapped] = useState<ReadonlyMap<string, boolean>>(new Map())
  const known = queued ? queued.absent : call.pupils.filter((one) => one.absent).map(({ id }) => id)
  const absent = new Set(call.pupils.map(({ id }) => id).filter((id) => tapped.get(id) ?? known.includes(id)))
  const [asking, setAsking] = useState(false)
  const toggle = (id: string) => setTapped(new Map(tapped).set(id, !absent.has(id)))
  const missing = call.pupils.filter(({ id }) => absent.has(id))
  return (
    <>
      <PhoneSentence>
        {text.ofClass(call.class)}
        {call.sentAt && ` · ${text.sentAt(moment(call.sentAt))}`}
      </PhoneSentence>
      <ClassMembers pupils={call.pupils} absent={absent} onToggle={toggle} />
      <button type="button" className="button" data-primary onClick={() => setAsking(true)}>
        {text.send}
      </button>
      {asking && (
        <SendRollCallDialog
          class={call.class}
          day={call.day}
          missing={missing}
          onClose={() => setAsking(false)}
          onDone={() => navigate(phoneHomePath(undefined))}
        />
      )}
    </>
  )
}
