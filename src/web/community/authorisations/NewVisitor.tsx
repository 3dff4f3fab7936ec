import { useState } from 'react'
import { api } from '#contract/api.ts'
import { authorisationLimits as limits } from '#contract/community/authorisations.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { authorisationsText as text } from './authorisations.text.ts'
import { toVisitorInput, useVisitorForm } from './visitorForm.ts'
import { weekdays } from './weekdays.ts'

/** Form that authorises a visitor for one day, by default today, or for weekdays up to a last day. */
export function NewVisitor() {
  const [id, setId] = useState(newId)
  const today = useToday()
  const { form, toggleWeekday } = useVisitorForm(today)
  const create = useWrite(api.community.authorisations.create, {
    onSuccess: () => {
      popup.success(text.done)
      form.reset()
      setId(newId())
    },
  })
  const { repeats, weekdays: chosen } = form.values
  return (
    <Form
      form={form}
      send={(values) => create.mutateAsync({ id, ...toVisitorInput(values) })}
      refused={{ day_out_of_reach: 'day', until_out_of_reach: 'until' }}
      unsaved={form.isDirty()}
      onFailure={(failure) => {
        const full = failure.is('full')
        if (full) popup.error(text.full)
        return full
      }}
    >
      <Field label={text.visitor} maxLength={limits.visitor} required {...form.getInputProps('visitor')} />
      <Field label={text.document} maxLength={limits.document} required {...form.getInputProps('document')} />
      <Field label={repeats ? text.firstDay : text.day} type="date" required {...form.getInputProps('day')} />
      <label className="choice">
        <input className="check" type="checkbox" {...form.getInputProps('repeats', { type: 'checkbox' })} />
        {text.repeats}
      </label>
      {repeats && (
        <>
          <fieldset className="choices">
            <legend>{text.onDays}</legend>
            <div className="group gap-8">
              {weekdays.map((day) => (
                <button
                  key={day}
                  type="button"
                  className="pill"
                  aria-pressed={chosen.includes(day)}
                  onClick={() => toggleWeekday(day)}
                >
                  {text.weekdays[day]}
                </button>
              ))}
            </div>
            {form.errors.weekdays && <p className="problem">{form.errors.weekdays}</p>}
          </fieldset>
          <Field label={text.until} type="date" required {...form.getInputProps('until')} />
        </>
      )}
      <button type="submit" className="button" data-primary disabled={create.isPending}>
        {create.isPending ? text.sending : text.submit}
      </button>
    </Form>
  )
}
