import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { enquiryLimits } from '#contract/properties/enquiries.limits.ts'
import type { Enquiry } from '#contract/properties/enquiries.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useChoiceWrite } from '#web/kernel/ui/feedback/useChoiceWrite.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { StaffSelect } from '../StaffSelect.tsx'
import { followUpText as text } from './followUp.text.ts'

/** Assignee, next step and notes of an enquiry: a line, and forms behind a button. */
export function EnquiryFollowUp({ enquiry }: { enquiry: Enquiry }) {
  const { name, assignee, nextStep, nextStepOn, notes, state } = enquiry
  const [isOpen, setOpen] = useState(false)
  const { moment } = useVenueTimeFormat()
  const today = useToday()
  const isDue = nextStepOn !== null && nextStepOn <= today && state !== 'closed'
  return (
    <div className="stack gap-8">
      <div className="group gap-8">
        <span className="muted">{assignee ? text.assignedTo(assignee.name) : text.unassigned}</span>
        {(nextStep || nextStepOn) && (
          <span className="strong">{text.next(nextStep, nextStepOn && formatDay(nextStepOn))}</span>
        )}
        {isDue && <Chip tone="warn">{text.due}</Chip>}
        <Button variant="subtle" aria-expanded={isOpen} aria-label={text.openOf(name)} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.hide : text.open}
        </Button>
      </div>
      {notes.length > 0 && (
        <ul className="stack gap-8" aria-label={text.notes}>
          {notes.map((note) => (
            <li key={note.id} className="quote">
              {note.text}
              <p className="muted">{text.noteBy(note.by, moment(note.at))}</p>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div className="stack gap-16">
          <AssigneeSelect enquiry={enquiry} />
          <NextStepForm key={`${nextStep} ${nextStepOn}`} enquiry={enquiry} />
          <NoteForm key={notes.length} about={enquiry.id} />
        </div>
      )}
    </div>
  )
}

/** Select for the enquiry's assignee. A change is saved at once, without a save button. */
function AssigneeSelect({ enquiry: { id, assignee } }: { enquiry: Enquiry }) {
  const assign = useChoiceWrite(api.properties.enquiries.assign, text.assigned)
  return (
    <StaffSelect
      label={text.assignee}
      selected={assignee}
      value={(assign.isPending ? assign.variables.assignee : assignee?.id) ?? ''}
      onChange={({ currentTarget: { value } }) => assign.mutate({ id, assignee: value || null })}
    />
  )
}

function NextStepForm({ enquiry: { id, nextStep, nextStepOn } }: { enquiry: Enquiry }) {
  const form = useForm({ initialValues: { nextStep, nextStepOn: nextStepOn ?? '' } })
  const plan = useWrite(api.properties.enquiries.plan)
  const send = async (values: { nextStep: string; nextStepOn: string }) => {
    await plan.mutateAsync({ id, nextStep: values.nextStep, nextStepOn: values.nextStepOn || null })
    popup.success(text.planned)
  }
  return (
    <Form form={form} send={send} unsaved={form.isDirty() && !plan.isSuccess} label={text.nextStep}>
      <div className="pair gap-16">
        <TextInput
          label={text.nextStep}
          placeholder={text.nextStepExample}
          maxLength={enquiryLimits.nextStep}
          {...form.getInputProps('nextStep')}
        />
        <TextInput
          label={text.nextStepOn}
          description={text.nextStepHint}
          type="date"
          max="2199-12-31"
          {...form.getInputProps('nextStepOn')}
        />
      </div>
      <FormActions>
        <Button type="submit" variant="default" loading={plan.isPending}>
          {text.savePlan}
        </Button>
      </FormActions>
    </Form>
  )
}

function NoteForm({ about }: { about: string }) {
  const [id] = useState(newId)
  const form = useForm({ initialValues: { text: '' }, validate: { text: requiredCheck(enquiryLimits.note) } })
  const note = useWrite(api.properties.enquiries.note)
  const send = async (values: { text: string }) => {
    await note.mutateAsync({ id, about, ...values })
    popup.success(text.noted)
  }
  return (
    <Form form={form} send={send} unsaved={form.isDirty() && !note.isSuccess} label={text.note}>
      <Textarea
        label={text.note}
        description={text.noteHint}
        autosize
        minRows={2}
        maxLength={enquiryLimits.note}
        {...form.getInputProps('text')}
      />
      <FormActions>
        <Button type="submit" variant="default" loading={note.isPending}>
          {text.saveNote}
        </Button>
      </FormActions>
    </Form>
  )
}
