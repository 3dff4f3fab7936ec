import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage, PhoneSentence } from '#web/kernel/shells/phone/PhonePage.tsx'
import { formatDay } from '#web/kernel/text/moments.ts'
import { List, ListRow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { listAbsences } from './absenceList.ts'
import { absencesText as text } from './absences.text.ts'

/** The absences of a member of the class leader's class or group, newest first. */
export function MemberAbsencesScreen() {
  const { idMember = '' } = usePathParams()
  const read = useRead(api.community.absences.ofMember, { id: idMember })
  const member = read.data?.member
  const group = useSearchParams().get('group')
  const list = group ? to('group', { idGroup: group }) : to('rollCalls')
  return (
    <PhonePage title={member ? `${member.firstName} ${member.lastName}` : text.history} back={list}>
      <Loaded read={read} skeleton={<SkeletonBox height={240} radius={10} />} gone={{ to: list }}>
        {(data) => (
          <>
            <div>
              {[{ name: text.class, ...data }, ...data.groups].map(
                ({ name, percent, absences, rollCalls }) =>
                  percent !== null && (
                    <PhoneSentence key={name}>
                      {text.attendanceOf(name, percent, text.counted(absences, rollCalls))}
                    </PhoneSentence>
                  ),
              )}
            </div>
            <AbsenceList absences={listAbsences(data)} />
          </>
        )}
      </Loaded>
    </PhonePage>
  )
}

const AbsenceList = ({ absences }: { absences: ReturnType<typeof listAbsences> }) =>
  absences.length === 0 ? (
    <EmptyPanel sentence={text.neverAbsent} />
  ) : (
    <List>
      {absences.map(({ day, of, lider }) => (
        <ListRow key={`${day} ${of}`}>
          <RowText>
            <strong>{formatDay(day)}</strong>
            <p>{text.absentFrom(of, lider)}</p>
          </RowText>
        </ListRow>
      ))}
    </List>
  )
