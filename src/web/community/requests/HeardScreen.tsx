import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { requestLimits } from '#contract/community/requests.limits.ts'
import type { RequestHeard } from '#contract/community/requests.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import phone from '#web/kernel/shells/phone/phone.module.css'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { Chip } from '#web/kernel/ui/Chip.tsx'
import { required } from '#web/kernel/ui/checks.ts'
import { Form } from '#web/kernel/ui/Form.tsx'
import { Empty, Loaded } from '#web/kernel/ui/Loaded.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { TextField } from '../phone/Field.tsx'
import { PhonePage } from '../phone/PhonePage.tsx'
import classes from './HeardScreen.module.css'
import { requestText, heardText as text } from './requests.text.ts'

/** What members ask for and nobody has answered: leaders answer beside the staff. */
export function HeardScreen() {
  const heard = useRead(api.community.requests.list, { waiting: true })
  return (
    <PhonePage title={text.title} back={to('actions')}>
      <Loaded
        read={heard}
        skeleton={<Bone height={200} radius={10} />}
        empty={<Empty sentence={text.empty} />}
        isEmpty={({ requests }) => requests.length === 0}
      >
        {({ requests }) => (
          <ul className={classes.requests}>
            {requests.map((request) => (
              <Card key={request.id} request={request} />
            ))}
          </ul>
        )}
      </Loaded>
    </PhonePage>
  )
}

function Card({ request: { id, kind, words, createdAt, member, version } }: { request: RequestHeard }) {
  const { moment } = useMoments()
  const form = useForm({ initialValues: { answer: '' }, validate: { answer: required(requestLimits.answer) } })
  const answer = useWrite(api.community.requests.answer, { onSuccess: () => popup.success(text.sent) })
  return (
    <li className={classes.request}>
      <Chip tone="calm">{requestText.of[kind].title}</Chip>
      <p className={classes.from}>{text.from(`${member.firstName} ${member.lastName}`, moment(createdAt))}</p>
      <p>{words}</p>
      <Form form={form} send={(values) => answer.mutateAsync({ id, version, ...values })} unsaved={form.isDirty()}>
        <TextField
          label={text.answer}
          rows={2}
          maxLength={requestLimits.answer}
          required
          {...form.getInputProps('answer')}
        />
        <button type="submit" className={phone.button} disabled={answer.isPending}>
          {answer.isPending ? text.sending : text.submit}
        </button>
      </Form>
    </li>
  )
}
