import { type ReactNode, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Pupil } from '#contract/community/absences.ts'
import { to } from '#contract/community/pages.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { isRefusal, isWithoutResponse } from '#web/kernel/data/failure.ts'
import { isOfflineDocument } from '#web/kernel/data/initialData.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { PhoneFoot, PhonePage, PhoneSentence } from '#web/kernel/shells/phone/PhonePage.tsx'
import { LinkRows } from '#web/kernel/ui/lists/LinkRows.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { absencesText as text } from './absences.text.ts'
import { ClassMembers } from './ClassMembers.tsx'
import { FollowUpCalls } from './FollowUpCalls.tsx'
import { type KnownClass, useKnownClass } from './knownClass.ts'
import { NoClassNotice } from './NoClassNotice.tsx'
import { rollCallId } from './rollCallQueue.ts'
import { SendRollCallDialog } from './SendRollCallDialog.tsx'
import { useQueuedRollCalls } from './sendRollCall.ts'
import { UnsentRollCalls } from './UnsentRollCalls.tsx'

interface RollCall {
  class?: string
  group?: string
  day: string
  pupils: Pupil[]
  sentAt: string | null
}

/** The roll-call without a network: the class stored on this device, and the day of the phone's clock. */
const remembered = (known: KnownClass, day: string) => ({
  class: known.class,
  day,
  pupils: known.pupils.map((pupil) => ({ ...pupil, photo: null, absent: false })),
  sentAt: null,
})

export function TakeAssistantScreen() {
  const today = useRead(api.community.absences.today)
  const day = useToday()
  const unanswered = today.error !== null && isWithoutResponse(today.error)
  // The result that the device stored may be of another day.
  const current = (isOfflineDocument() || unanswered) && today.data?.day !== day ? undefined : today.data
  const known = useKnownClass(current)
  const data = current ?? (unanswered && known ? remembered(known, day) : undefined)
  const more = (
    <>
      <FollowUpCalls />
      {today.data && <LinkRows links={[{ label: text.history, to: to('rollCalls') }]} />}
    </>
  )
  return (
    <PhonePage title={text.title}>
      <UnsentRollCalls />
      {isRefusal(today.error, 'no_class') ? (
        <NoClassNotice />
      ) : (
        <Loaded
          read={{ ...today, data }}
          skeleton={<SkeletonBox height={320} radius={10} />}
          empty={<EmptyPanel sentence={text.empty} />}
          isEmpty={({ pupils }) => pupils.length === 0}
        >
          {(call) => (
            <RollCallForm
              key={`${call.class} ${call.day}`}
              name={text.ofClass(call.class)}
              call={call}
              doneAt={phoneHomePath(undefined)}
            >
              {more}
            </RollCallForm>
          )}
        </Loaded>
      )}
      {!data?.pupils.length && more}
    </PhonePage>
  )
}

interface CallingProps {
  /** Names the class or group. */
  name: string
  call: RollCall
  /** Path to open after sending. */
  doneAt: string
  /** Content between the list and the button, which stays at the lower edge. */
  children?: ReactNode
}

/** The members of a class or group, of whom the lider (class leader) taps the absent ones. */
export function RollCallForm({ name, call, doneAt, children }: CallingProps) {
  const navigate = useNavigate()
  const { moment } = useVenueTimeFormat()
  const queued = useQueuedRollCalls().find((one) => one.class === call.class && rollCallId(one) === rollCallId(call))
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
        {name}
        {call.sentAt && ` · ${text.sentAt(moment(call.sentAt))}`}
      </PhoneSentence>
      <ClassMembers pupils={call.pupils} absent={absent} onToggle={toggle} />
      {children}
      <PhoneFoot>
        <button type="button" className="button" data-primary onClick={() => setAsking(true)}>
          {text.send}
        </button>
      </PhoneFoot>
      {asking && (
        <SendRollCallDialog
          of={{ class: call.class, group: call.group }}
          day={call.day}
          missing={missing}
          onClose={() => setAsking(false)}
          onDone={() => navigate(doneAt)}
        />
      )}
    </>
  )
}
