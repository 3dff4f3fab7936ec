import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { authorisationLimits as limits } from '#contract/community/authorisations.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { authorisationsText as text } from './authorisations.text.ts'
import { weekdays } from './weekdays.ts'

interface VisitorValues extends Record<string, unknown> {
  visitor: string
  document: string
  day: string
  repeats: boolean
  weekdays: number[]
  until: string
}

const toInput = ({ repeats, weekdays, until, ...visitor }: VisitorValues) => ({
  ...visitor,
  ...(repeats ? { repeat: { weekdays, until } } : {}),
})

/** Form that authorises a visitor for a day, which is today by default, or for weekdays until a day. */
export function NewVisitor() {
  const [id, setId] = useState(newId)
  const today = useToday()
  const form = useForm<VisitorValues>({
    initialValues: { visitor: '', document: '', day: today, repeats: false, weekdays: [], until: '' },
    validate: {
      visitor: requiredCheck(limits.visitor),
      document: requiredCheck(limits.document),
      day: requiredCheck(),
      weekdays: (chosen, { repeats }) => (repeats && chosen.length === 0 ? text.noDays : null),
      until: (value, { repeats }) => (repeats ? requiredCheck()(value) : null),
    },
  })
  const create = useWrite(api.community.authorisations.create, {
    onSuccess: () => {
      popup.success(text.done)
      form.reset()
      setId(newId())
    },
  })
  const { repeats, weekdays: chosen } = form.values
  const toggle = (day: number) =>
    form.setFieldValue('weekdays', chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day])
  return (
    <Form
      form={form}
      send={(values) => create.mutateAsync({ id, ...toInput(values) })}
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
      <label className="group gap-8 nowrap">
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
                  onClick={() => toggle(day)}
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
