import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage, PhoneSentence } from '#web/kernel/shells/phone/PhonePage.tsx'
import { formatDay } from '#web/kernel/text/moments.ts'
import { List, ListRow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { absencesText as text } from './absences.text.ts'

/** The absences of a member of the lider's class, newest first. */
export function MemberAbsencesScreen() {
  const { idMember = '' } = usePathParams()
  const read = useRead(api.community.absences.ofMember, { id: idMember })
  const member = read.data?.member
  return (
    <PhonePage title={member ? `${member.firstName} ${member.lastName}` : text.history} back={to('rollCalls')}>
      <Loaded read={read} skeleton={<SkeletonBox height={240} radius={10} />} gone={{ to: to('rollCalls') }}>
        {({ percent, absences, rollCalls, days }) => (
          <>
            {percent !== null && (
              <PhoneSentence>{`${text.percent(percent)} · ${text.counted(absences, rollCalls)}`}</PhoneSentence>
            )}
            {days.length === 0 ? (
              <EmptyPanel sentence={text.neverAbsent} />
            ) : (
              <List>
                {days.map(({ day, lider }) => (
                  <ListRow key={day}>
                    <RowText>
                      <strong>{formatDay(day)}</strong>
                      <p>{text.takenBy(lider)}</p>
                    </RowText>
                  </ListRow>
                ))}
              </List>
            )}
          </>
        )}
      </Loaded>
    </PhonePage>
  )
}
