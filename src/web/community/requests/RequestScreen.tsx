import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { type RequestKind, requestLimits } from '#contract/community/requests.limits.ts'
import type { RequestWithMessages } from '#contract/community/requests.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { TextareaField } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { List, ListRow, RowBelow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { MemberConversation } from '../conversations/MemberConversation.tsx'
import { GroupChoice } from '../groups/GroupChoice.tsx'
import { requestText as text } from './requests.text.ts'

export function RequestScreen() {
  // Safe cast: URLs with another value match no page.
  const kind = usePathParams().idRequest as RequestKind
  return <Asking kind={kind} key={kind} />
}

/** Form that sends a request, with the member's earlier requests and their answers. */
function Asking({ kind }: { kind: RequestKind }) {
  const words = text.of[kind]
  const [id, setId] = useState(newId)
  const before = (useRead(api.community.requests.mine).data ?? []).filter((request) => request.kind === kind)
  const form = useForm({ initialValues: { words: '' }, validate: { words: requiredCheck(requestLimits.words) } })
  const send = useWrite(api.community.requests.send, {
    onSuccess: () => {
      popup.success(text.sent, text.sentDetail)
      form.reset()
      setId(newId())
    },
  })
  return (
    <PhonePage title={words.title} back={to('actions')}>
      {kind === 'group' && <GroupChoice />}
      <Form
        form={form}
        send={(values) => send.mutateAsync({ id, kind, ...values })}
        unsaved={form.isDirty()}
        onFailure={(failure) => {
          const full = failure.is('full')
          if (full) popup.error(text.full)
          return full
        }}
      >
        <TextareaField
          label={words.label}
          hint={words.hint}
          maxLength={requestLimits.words}
          required
          {...form.getInputProps('words')}
        />
        <button type="submit" className="button" data-primary disabled={send.isPending}>
          {send.isPending ? text.sending : text.submit}
        </button>
      </Form>
      {before.length > 0 && (
        <section aria-label={text.before}>
          <List>
            {before.map((request) => (
              <Sent key={request.id} request={request} />
            ))}
          </List>
        </section>
      )}
    </PhonePage>
  )
}

function Sent({ request: { id, words, createdAt, answeredAt, messages } }: { request: RequestWithMessages }) {
  const { moment } = useVenueTimeFormat()
  return (
    <ListRow>
      <RowText>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
        <p>{words}</p>
        {!answeredAt && <Chip tone="warn">{text.waiting}</Chip>}
      </RowText>
      <RowBelow>
        <MemberConversation about={id} messages={messages} write={api.community.requests.reply} />
      </RowBelow>
    </ListRow>
  )
}
