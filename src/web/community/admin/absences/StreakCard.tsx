import { Textarea } from '@mantine/core'
import { api } from '#contract/api.ts'
import { absenceLimits } from '#contract/community/absences.limits.ts'
import type { AbsenceStreak } from '#contract/community/absences.staff.ts'
import { dayText } from '#web/kernel/text/moments.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { absencesText as text } from './absences.text.ts'
import classes from './StreakCard.module.css'

/** A member with consecutive absences: contact data and the recorded follow-ups. */
export function StreakCard({ streak }: { streak: AbsenceStreak }) {
  const { member, count, since, phone, mail, liders, followUps } = streak
  const { moment } = useMoments()
  const name = `${member.firstName} ${member.lastName}`
  return (
    <Panel>
      <article className={classes.card} aria-label={name}>
        <div>
          <h3>{name}</h3>
          <p className="problem">{text.streak(count, dayText(since))}</p>
          <p className="muted">
            {text.ofClass(streak.class)}. {liders.length > 0 ? text.liders(liders.join(', ')) : text.noLider}
          </p>
        </div>
        <div className="group gap-8">
          {phone && (
            <a
              className={classes.reach}
              href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
              aria-label={text.callOf(name, phone)}
            >
              {text.call} {phone}
            </a>
          )}
          {mail && (
            <a className={classes.reach} href={`mailto:${mail}`} aria-label={text.writeOf(name)}>
              {text.write}
            </a>
          )}
        </div>
        {followUps.length > 0 && (
          <ul className={classes.notes}>
            {followUps.map(({ id, outcome, at, by }) => (
              <li key={id}>
                <p>{outcome}</p>
                <p className="muted">{text.notedBy(by, moment(at))}</p>
              </li>
            ))}
          </ul>
        )}
        <CreateForm
          start={{ outcome: '' }}
          checks={{ outcome: required(absenceLimits.outcome) }}
          write={api.community.absences.note}
          input={(id, { outcome }) => ({ id, member: member.id, outcome })}
          said={text.noted}
          submit={text.note}
        >
          {(form) => (
            <Textarea
              label={text.outcome}
              aria-label={text.outcomeOf(name)}
              rows={2}
              maxLength={absenceLimits.outcome}
              {...form.getInputProps('outcome')}
            />
          )}
        </CreateForm>
      </article>
    </Panel>
  )
}
