import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { activityLimits as limits } from '#contract/community/activities.limits.ts'
import type { ActivityForStaff, WeeklySlot } from '#contract/community/activities.staff.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import shared from '../admin.module.css'
import { activitiesText as text } from './lists.text.ts'
import classes from './SlotsPanel.module.css'

const places = (capacity: string) =>
  /^\d+$/.test(capacity) && Number(capacity) >= 1 && Number(capacity) <= limits.capacity
    ? null
    : text.capacityWrong(limits.capacity)

/** The weekly slots at which an activity can be booked. */
export const SlotsPanel = ({ activity: { id, slots } }: { activity: ActivityForStaff }) => (
  <Panel title={text.slots} flush>
    {slots.length === 0 ? (
      <p className="empty">{text.noSlots}</p>
    ) : (
      <ul tabIndex={-1} aria-label={text.slots}>
        {slots.map((slot) => (
          <Slot key={slot.id} slot={slot} />
        ))}
      </ul>
    )}
    <div className={classes.add}>
      <AddSlot activity={id} />
    </div>
  </Panel>
)

function Slot({ slot: { id, weekday, startsAt, endsAt, capacity } }: { slot: WeeklySlot }) {
  const name = text.slot(weekday, startsAt, endsAt)
  const form = useForm({ initialValues: { capacity: String(capacity) }, validate: { capacity: places } })
  const save = useWrite(api.community.activities.setCapacity)
  const { remove, removing } = useRemoval(api.community.activities.endSlot, {
    question: { body: text.endBody },
    said: text.ended,
  })
  const send = async (values: { capacity: string }) => {
    await save.mutateAsync({ id, capacity: Number(values.capacity) })
    popup.success(text.changed)
  }
  return (
    <li className={shared.item} aria-busy={removing}>
      <h3>{name}</h3>
      <div className={classes.slot}>
        <Form form={form} send={send} unsaved={form.values.capacity !== String(capacity)}>
          <div className={classes.places}>
            <TextInput
              aria-label={text.capacityOf(name)}
              inputMode="numeric"
              maxLength={3}
              {...form.getInputProps('capacity')}
            />
            <Button type="submit" variant="default" loading={save.isPending} aria-label={text.changeOf(name)}>
              {text.change}
            </Button>
          </div>
        </Form>
        <Button
          variant="subtle"
          color="danger"
          loading={removing}
          aria-label={text.endOf(name)}
          onClick={() => void remove({ id })}
        >
          {text.end}
        </Button>
      </div>
    </li>
  )
}

/** Weekdays from Monday to Sunday; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: text.days[day] ?? '' }))
const blank = { weekday: '1', startsAt: '18:00', endsAt: '19:00', capacity: '10' }

const AddSlot = ({ activity }: { activity: string }) => (
  <CreateForm
    start={blank}
    checks={{ startsAt: required(), endsAt: required(), capacity: places }}
    refused={{ ends_before: 'endsAt' }}
    write={api.community.activities.addSlot}
    input={(id, { weekday, capacity, ...hours }) => ({
      ...{ id, activity, ...hours },
      weekday: Number(weekday),
      capacity: Number(capacity),
    })}
    said={text.added}
    submit={text.add}
  >
    {(form) => (
      <div className={classes.fields}>
        <NativeSelect label={text.weekday} data={weekdays} {...form.getInputProps('weekday')} />
        <TextInput label={text.startsAt} type="time" {...form.getInputProps('startsAt')} />
        <TextInput label={text.endsAt} type="time" {...form.getInputProps('endsAt')} />
        <TextInput label={text.capacity} inputMode="numeric" maxLength={3} {...form.getInputProps('capacity')} />
      </div>
    )}
  </CreateForm>
)
