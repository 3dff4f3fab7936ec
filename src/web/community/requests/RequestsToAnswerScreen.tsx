import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { conversationLimits } from '#contract/community/conversations.limits.ts'
import { to } from '#contract/community/pages.ts'
import type { RequestForLeaders } from '#contract/community/requests.staff.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { TextareaField } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { useRowsWithDrafts } from '#web/kernel/ui/forms/useRowsWithDrafts.ts'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { Messages } from '../conversations/Messages.tsx'
import classes from './RequestsToAnswerScreen.module.css'
import { requestText, requestsToAnswerText as text } from './requests.text.ts'

/** Members' requests without an answer; leaders and staff can answer them. */
export function RequestsToAnswerScreen() {
  const heard = useRead(api.community.requests.list, { waiting: true })
  const { things, hasLeft, onWriting } = useRowsWithDrafts(heard.data?.requests)
  return (
    <PhonePage title={text.title} back={to('actions')}>
      <Loaded
        read={{ ...heard, data: things }}
        skeleton={<SkeletonBox height={200} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(requests) => (
          <ul className="stack">
            {requests.map((request) => (
              <Card key={request.id} request={request} isAnswered={hasLeft(request)} onWriting={onWriting} />
            ))}
          </ul>
        )}
      </Loaded>
    </PhonePage>
  )
}

interface CardProps {
  request: RequestForLeaders
  /** True if somebody else has answered meanwhile; the typed text stays visible so that it can be copied. */
  isAnswered: boolean
  onWriting: (request: RequestForLeaders, writing: boolean) => void
}

function Card({ request, isAnswered, onWriting }: CardProps) {
  const { id: about, kind, words, createdAt, member, messages } = request
  const [id] = useState(newId)
  const { moment } = useVenueTimeFormat()
  const form = useForm({ initialValues: { text: '' }, validate: { text: requiredCheck(conversationLimits.message) } })
  const answer = useWrite(api.community.requests.answer, { onSuccess: () => popup.success(text.sent) })
  const writing = form.values.text !== '' && !answer.isSuccess
  useEffect(() => onWriting(request, writing), [onWriting, request, writing])
  const tooLate = isAnswered && !answer.isPending && !answer.isSuccess
  return (
    <li className={classes.request}>
      <Chip tone="calm">{requestText.of[kind].title}</Chip>
      <p className={classes.from}>{text.from(`${member.firstName} ${member.lastName}`, moment(createdAt))}</p>
      <p>{words}</p>
      <Messages messages={messages} side="staff" />
      <Form form={form} send={(values) => answer.mutateAsync({ id, about, ...values })} unsaved={writing}>
        {tooLate && (
          <Notice sentence={text.tooLate} hint={editingText.goneKeep}>
            <button type="button" className="button" data-small onClick={form.reset}>
              {text.discard}
            </button>
          </Notice>
        )}
        <TextareaField
          label={text.answer}
          rows={2}
          maxLength={conversationLimits.message}
          required
          {...form.getInputProps('text')}
        />
        <button type="submit" className="button" disabled={answer.isPending || tooLate}>
          {answer.isPending ? text.sending : text.submit}
        </button>
      </Form>
    </li>
  )
}
