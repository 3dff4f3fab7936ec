import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { isOfflineDocument } from '#web/kernel/data/initialData.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { absencesText } from '../absences/absences.text.ts'
import { RollCallForm } from '../absences/TakeAssistantScreen.tsx'
import { UnsentRollCalls } from '../absences/UnsentRollCalls.tsx'
import { ledGroupText } from './groups.text.ts'

/** Today's roll-call of a group that the lider (class leader) leads; sending it again corrects it. */
export function GroupRollCallScreen() {
  const { idGroup = '' } = usePathParams()
  const read = useRead(api.community.groups.forMember, { id: idGroup })
  const page = to('group', { idGroup })
  const today = useToday()
  // The result that the device stored may be of another day.
  const isStored = isOfflineDocument() || read.error !== null
  return (
    <PhonePage title={absencesText.title} back={page}>
      <UnsentRollCalls />
      <Loaded
        read={read}
        skeleton={<SkeletonBox height={320} radius={10} />}
        gone={{ to: to('groups'), when: ({ led }) => led === null }}
        empty={<EmptyPanel sentence={ledGroupText.nobody} />}
        isEmpty={({ led }) => !led?.members.some(({ joinedAt }) => joinedAt)}
      >
        {({ name, led }) => {
          const { members = [], rollCalls = [] } = led ?? {}
          const day = isStored ? today : (led?.day ?? '')
          const sent = rollCalls.find((call) => call.day === day)
          const isAbsent = (id: string) => sent?.absent.some((member) => member.id === id) ?? false
          const pupils = members
            .filter(({ joinedAt }) => joinedAt)
            .map((member) => ({ ...member, absent: isAbsent(member.id) }))
          return (
            <RollCallForm
              key={day}
              name={name}
              call={{ group: idGroup, day, pupils, sentAt: sent?.sentAt ?? null }}
              doneAt={page}
            />
          )
        }}
      </Loaded>
    </PhonePage>
  )
}
