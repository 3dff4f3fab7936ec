import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { conversationLimits } from '#contract/community/conversations.limits.ts'
import { requestFilterFromQuery, to } from '#contract/community/pages.staff.ts'
import type { RequestForLeaders } from '#contract/community/requests.staff.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { useRowsWithDrafts } from '#web/kernel/ui/forms/useRowsWithDrafts.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { Messages } from '../../conversations/Messages.tsx'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { AssigneeSelect } from '../conversations/AssigneeSelect.tsx'
import { staffConversationText } from '../conversations/conversations.text.ts'
import { NoteForm } from '../conversations/NoteForm.tsx'
import { FilterLinks } from '../FilterLinks.tsx'
import { MemberLine } from '../MemberLine.tsx'
import classes from './RequestsScreen.module.css'
import { requestsText as text } from './requests.text.ts'

type Answering = Omit<ReturnType<typeof useRowsWithDrafts<RequestForLeaders>>, 'things'>

export function RequestsScreen() {
  const asked = requestFilterFromQuery(useSearchParams())
  const pages = usePagedRead(api.community.requests.list, asked)
  const { things, ...answering } = useRowsWithDrafts(pages.read.data?.flatMap((page) => page.requests))
  return (
    <CommunityScreen title={text.title}>
      <FilterLinks
        label={text.filter}
        choices={[
          { to: to('requestsAdmin'), label: text.waiting, here: asked.waiting === true },
          { to: to('requestsAdmin', { all: 1 }), label: text.all, here: !asked.waiting },
        ]}
      />
      <Loaded
        read={{ ...pages.read, data: things }}
        skeleton={<SkeletonBox height={320} radius={10} />}
        empty={
          <EmptyPanel sentence={asked.waiting ? text.noneWaits : text.empty}>
            {asked.waiting && <LinkButton to={to('requestsAdmin', { all: 1 })}>{text.seeAll}</LinkButton>}
          </EmptyPanel>
        }
      >
        {(requests) => (
          <>
            <ul className="stack gap-16" tabIndex={-1} aria-label={text.title}>
              {requests.map((request) => (
                <li key={request.id}>
                  <Request request={request} answering={answering} />
                </li>
              ))}
            </ul>
            <LoadMore pages={pages} />
          </>
        )}
      </Loaded>
    </CommunityScreen>
  )
}

function Request({ request, answering }: { request: RequestForLeaders; answering: Answering }) {
  const { moment } = useVenueTimeFormat()
  const isAnswered = request.answeredAt !== null || answering.hasLeft(request)
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel>
      <div className="stack">
        <div className={classes.head}>
          <MemberLine person={request.member} />
          <Chip tone="calm">{text.kind[request.kind]}</Chip>
          <time className="muted" dateTime={request.createdAt}>
            {moment(request.createdAt)}
          </time>
        </div>
        <p className={classes.words}>{request.words}</p>
        <Messages messages={request.messages} side="staff" noteLabel={staffConversationText.note} />
        {!isAnswered || isOpen || answering.isWritten(request) ? (
          <AnswerForm
            request={request}
            isAnswered={isAnswered && !isOpen}
            onWriting={answering.onWriting}
            onSent={() => setOpen(false)}
          />
        ) : (
          <div className="group">
            <Button variant="default" onClick={() => setOpen(true)}>
              {text.again}
            </Button>
          </div>
        )}
        <div className={classes.desk}>
          <AssigneeSelect id={request.id} assignee={request.assignee} write={api.community.requests.assign} />
          <NoteForm about={request.id} write={api.community.requests.note} />
        </div>
      </div>
    </Panel>
  )
}

interface AnswerFormProps {
  request: RequestForLeaders
  /** True if somebody else has answered meanwhile; the typed text stays visible so that it can be copied. */
  isAnswered: boolean
  onWriting: Answering['onWriting']
  onSent: () => void
}

function AnswerForm({ request, isAnswered, onWriting, onSent }: AnswerFormProps) {
  const [id, setId] = useState(newId)
  const form = useForm({ initialValues: { text: '' }, validate: { text: requiredCheck(conversationLimits.message) } })
  const answer = useWrite(api.community.requests.answer)
  const send = async (values: { text: string }) => {
    await answer.mutateAsync({ id, about: request.id, ...values })
    popup.success(text.answered)
    form.reset()
    setId(newId())
    onSent()
  }
  const writing = form.values.text !== ''
  useEffect(() => onWriting(request, writing), [onWriting, request, writing])
  const tooLate = isAnswered && writing && !answer.isPending
  return (
    <Form form={form} send={send} unsaved={writing}>
      {tooLate && (
        <Notice sentence={text.tooLate} hint={editingText.goneKeep}>
          <Button variant="default" onClick={form.reset}>
            {text.discard}
          </Button>
        </Notice>
      )}
      <Textarea label={text.answer} rows={3} maxLength={conversationLimits.message} {...form.getInputProps('text')} />
      <div className="group gap-8">
        <Button type="submit" loading={answer.isPending} disabled={tooLate}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}
