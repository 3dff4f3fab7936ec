import IconMail from 'icon:mail'
import IconPhone from 'icon:phone'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { absenceLimits } from '#contract/community/absences.limits.ts'
import type { AbsenceStreak } from '#contract/community/absences.staff.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { TextareaField } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { absencesText as text } from './absences.text.ts'

/** Members of the class who were absent three or more times in a row, with a form that records a follow-up call. */
export function FollowUpCalls() {
  const streaks = useRead(api.community.absences.streaks).data ?? []
  if (streaks.length === 0) return null
  return (
    <section className="stack">
      <h2 className="heading">{text.toCall}</h2>
      <ul className="stack">
        {streaks.map((streak) => (
          <Card key={`${streak.member.id} ${streak.since}`} streak={streak} />
        ))}
      </ul>
    </section>
  )
}

function Card({ streak }: { streak: AbsenceStreak }) {
  const { member, count, since, followUps } = streak
  const { moment } = useVenueTimeFormat()
  const name = `${member.firstName} ${member.lastName}`
  return (
    <li className="card padded gap-12">
      <div className="group gap-8">
        <RowText>
          <strong>{name}</strong>
          <p>{text.streak(count, formatDay(since))}</p>
        </RowText>
        <div className="group gap-8 nowrap">
          {streak.phone && (
            <a className="round" href={`tel:${streak.phone.replaceAll(/[^\d+]/g, '')}`} aria-label={text.call(name)}>
              <IconPhone size={22} stroke={1.8} aria-hidden />
            </a>
          )}
          <a className="round" href={`mailto:${streak.mail}`} aria-label={text.write(name)}>
            <IconMail size={22} stroke={1.8} aria-hidden />
          </a>
        </div>
      </div>
      {followUps.map(({ id, outcome, at, by }) => (
        <blockquote key={id} className="quote">
          <p>{outcome}</p>
          <footer className="note">{text.notedBy(by, moment(at))}</footer>
        </blockquote>
      ))}
      <Note member={member.id} />
    </li>
  )
}

function Note({ member }: { member: string }) {
  const [id, setId] = useState(newId)
  const form = useForm({ initialValues: { outcome: '' }, validate: { outcome: requiredCheck(absenceLimits.outcome) } })
  const note = useWrite(api.community.absences.note, {
    onSuccess: () => {
      popup.success(text.noted)
      form.reset()
      setId(newId())
    },
  })
  return (
    <Form form={form} send={(values) => note.mutateAsync({ id, member, ...values })} unsaved={form.isDirty()}>
      <TextareaField
        label={text.outcome}
        rows={2}
        maxLength={absenceLimits.outcome}
        {...form.getInputProps('outcome')}
      />
      <button type="submit" className="button" disabled={note.isPending}>
        {note.isPending ? text.noting : text.note}
      </button>
    </Form>
  )
}
