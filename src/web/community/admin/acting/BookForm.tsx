import { NativeSelect } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { bookingText } from '../../bookings/bookings.text.ts'
import { ActingButtons } from './ActingButtons.tsx'
import { actingText as text } from './acting.text.ts'
import type { ActingProps } from './actingProps.ts'

export function BookForm(props: ActingProps) {
  const activities = useRead(api.community.activities.list, {})
  const [activity, setActivity] = useState('')
  return (
    <Loaded
      read={activities}
      skeleton={<SkeletonBox height={60} />}
      isEmpty={(all) => !all.some(({ bookable }) => bookable)}
      empty={<p className="muted">{text.noActivities}</p>}
    >
      {(all) => (
        <div className="stack gap-20">
          <NativeSelect
            label={text.activity}
            data={[
              { value: '', label: text.choose },
              ...all.filter(({ bookable }) => bookable).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={activity}
            onChange={({ currentTarget: { value } }) => setActivity(value)}
          />
          {activity && <SlotForm key={activity} activity={activity} {...props} />}
        </div>
      )}
    </Loaded>
  )
}

function SlotForm({ activity, memberId, onClose }: ActingProps & { activity: string }) {
  const [id] = useState(newId)
  const read = useRead(api.community.bookings.slots, { activity })
  const book = useWrite(api.community.bookings.bookFor)
  const wait = useWrite(api.community.bookings.waitFor)
  const isFull = (chosen: string) =>
    read.data?.days.some(({ day, slots }) => slots.some(({ id, left }) => left === 0 && chosen === `${id} ${day}`)) ??
    false
  const form = useForm({ initialValues: { slot: '' }, validate: { slot: requiredCheck(100) } })
  const send = async ({ slot: chosen }: { slot: string }) => {
    const [slot = '', day = ''] = chosen.split(' ')
    await (isFull(chosen) ? wait : book).mutateAsync({ id, member: memberId, slot, day })
    popup.success(isFull(chosen) ? text.waits : text.booked)
    onClose()
  }
  return (
    <Loaded
      read={read}
      skeleton={<SkeletonBox height={60} />}
      isEmpty={({ days }) => !days.some(({ slots }) => slots.length > 0)}
      empty={<p className="muted">{text.noSlots}</p>}
    >
      {({ days }) => (
        <Form
          form={form}
          send={send}
          unsaved={false}
          onFailure={(failure) => {
            const sentence = text.refused[failure.facts.code ?? '']
            if (sentence) form.setFieldError('slot', sentence)
            return sentence !== undefined
          }}
        >
          <NativeSelect
            label={text.slot}
            data={[
              { value: '', label: text.choose },
              ...days.map(({ day, slots }) => ({
                group: formatDay(day),
                items: slots.map(({ id, startsAt, endsAt, left }) => ({
                  value: `${id} ${day}`,
                  label: text.slotOf(startsAt, endsAt, left === 0 ? bookingText.full : bookingText.left(left)),
                })),
              })),
            ]}
            {...form.getInputProps('slot')}
          />
          <ActingButtons
            label={isFull(form.values.slot) ? text.submitWaiting : text.submitBooking}
            isPending={book.isPending || wait.isPending}
            onClose={onClose}
          />
        </Form>
      )}
    </Loaded>
  )
}
