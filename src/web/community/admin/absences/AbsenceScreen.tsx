import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { absenceFilterFromQuery, to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import shared from '../admin.module.css'
import { CommunityScreen } from '../CommunityScreen.tsx'
import classes from './AbsenceScreen.module.css'
import { AttendancePanel } from './AttendancePanel.tsx'
import { absencesText as text } from './absences.text.ts'
import { ClassMessagesPanel } from './ClassMessagesPanel.tsx'
import { StreakCard } from './StreakCard.tsx'

export function AbsenceScreen() {
  const asked = absenceFilterFromQuery(useSearchParams())
  const streaks = useRead(api.community.absences.streaks)
  const isAdmin = useMe().role === 'admin'
  return (
    <CommunityScreen
      title={text.title}
      actions={
        <>
          <ExportButton
            label={text.export}
            read={api.community.absences.export}
            name={text.exportName}
            said={text.exported}
          />
          {isAdmin && <LinkButton to={to('classBands')}>{text.bands}</LinkButton>}
        </>
      }
    >
      <section className="below" aria-label={text.streaks}>
        <Loaded
          read={streaks}
          skeleton={<SkeletonBox height={160} radius={10} />}
          empty={<EmptyPanel sentence={text.noStreaks} />}
        >
          {(streaks) => (
            <>
              <h2 className={classes.heading}>{text.streaks}</h2>
              <div className={classes.cards}>
                {streaks.map((streak) => (
                  <StreakCard key={streak.member.id} streak={streak} />
                ))}
              </div>
            </>
          )}
        </Loaded>
      </section>
      <div className={classes.columns}>
        <Panel title={text.classes} flush>
          <ClassList here={asked.class} />
        </Panel>
        <div className="stack gap-20">
          <RollCalls asked={asked} />
          <AttendancePanel class={asked.class} />
          <ClassMessagesPanel key={asked.class} class={asked.class} />
        </div>
      </div>
    </CommunityScreen>
  )
}

function ClassList({ here }: { here: string }) {
  const classesRead = useRead(api.community.absences.classes)
  return (
    <Loaded read={classesRead} skeleton={<SkeletonBox height={420} radius={0} />}>
      {(list) => (
        <ul>
          {list.map((one) => (
            <li key={one.class} className={classes.class}>
              <CoveringLink
                to={to('absence', { class: one.class })}
                aria-current={one.class === here ? 'true' : undefined}
              >
                {text.ofClass(one.class)}
              </CoveringLink>
              <span>
                {text.members(one.members)}, {one.lastDay ? text.lastDay(formatDay(one.lastDay)) : text.never}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function RollCalls({ asked }: { asked: ReturnType<typeof absenceFilterFromQuery> }) {
  const navigate = useNavigate()
  const read = useRead(api.community.absences.byClass, asked)
  return (
    <Panel
      title={text.rollCalls(asked.class)}
      action={
        <span className="group gap-8">
          {asked.day && <LinkButton to={to('absence', { class: asked.class })}>{text.allDays}</LinkButton>}
          <TextInput
            type="date"
            aria-label={text.day}
            value={asked.day ?? ''}
            onChange={({ currentTarget: { value } }) =>
              navigate(to('absence', { class: asked.class, day: value || undefined }), { replace: true })
            }
          />
        </span>
      }
      flush
    >
      <Loaded
        read={read}
        skeleton={<SkeletonBox height={320} radius={0} />}
        empty={<p className="empty">{asked.day ? text.emptyDay : text.empty}</p>}
      >
        {(calls) => (
          <ul>
            {calls.map(({ day, lider, absent }) => (
              <li key={day} className={shared.item}>
                <div>
                  <h3>{formatDay(day)}</h3>
                  <p>
                    {absent.length === 0
                      ? text.nobody
                      : absent.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}
                  </p>
                  <p className="muted">{text.takenBy(lider)}</p>
                </div>
                {absent.length > 0 && <strong>{text.absent(absent.length)}</strong>}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
