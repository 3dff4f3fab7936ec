import IconChevronRight from 'icon:chevron-right'
import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { PhonePage, PhoneSentence } from '#web/kernel/shells/phone/PhonePage.tsx'
import { formatDay } from '#web/kernel/text/moments.ts'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Avatar } from '#web/kernel/ui/photos/Avatar.tsx'
import { absencesText as text } from './absences.text.ts'
import { NoClassNotice } from './NoClassNotice.tsx'

/** The class leader's class: attendance of its members in the last year, and its past roll-calls. */
export function RollCallsScreen() {
  const read = useRead(api.community.absences.ofOwnClass)
  return (
    <PhonePage title={text.history} back={to('takeAssistant')}>
      {isRefusal(read.error, 'no_class') ? (
        <NoClassNotice />
      ) : (
        <Loaded read={read} skeleton={<SkeletonBox height={320} radius={10} />}>
          {({ class: ofClass, members, calls }) => (
            <>
              <PhoneSentence>{text.ofClass(ofClass)}</PhoneSentence>
              {members.length > 0 && (
                <section className="stack">
                  <h2 className="heading">{text.attendance}</h2>
                  <List>
                    {members.map(({ member, percent, absences, rollCalls }) => (
                      <ListRow key={member.id} to={to('memberAbsences', { idMember: member.id })}>
                        <Avatar {...member} size={40} />
                        <RowText>
                          <strong>
                            {member.firstName} {member.lastName}
                          </strong>
                          <p>{text.counted(absences, rollCalls)}</p>
                        </RowText>
                        {percent !== null && <RowAside>{text.percent(percent)}</RowAside>}
                        <IconChevronRight size={20} aria-hidden />
                      </ListRow>
                    ))}
                  </List>
                </section>
              )}
              <section className="stack">
                <h2 className="heading">{text.calls}</h2>
                {calls.length === 0 && <p>{text.noCalls}</p>}
                <List>
                  {calls.map(({ day, absent, lider }) => (
                    <ListRow key={day}>
                      <RowText>
                        <strong>{formatDay(day)}</strong>
                        <p>
                          {absent.length === 0
                            ? text.nobody
                            : absent.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}
                        </p>
                        <p className="note">{text.takenBy(lider)}</p>
                      </RowText>
                      {absent.length > 0 && <RowAside>{absent.length}</RowAside>}
                    </ListRow>
                  ))}
                </List>
              </section>
            </>
          )}
        </Loaded>
      )}
    </PhonePage>
  )
}
