import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { requestFilterFromQuery, to } from '#contract/community/pages.staff.ts'
import { requestLimits } from '#contract/community/requests.limits.ts'
import type { RequestForLeaders } from '#contract/community/requests.staff.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { useBeingWritten } from '#web/kernel/ui/forms/useBeingWritten.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { Choices } from '../Choices.tsx'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { PersonLine } from '../PersonLine.tsx'
import classes from './RequestsScreen.module.css'
import { requestsText as text } from './requests.text.ts'

type Answering = Omit<ReturnType<typeof useBeingWritten<RequestForLeaders>>, 'things'>

export function RequestsScreen() {
  const asked = requestFilterFromQuery(useSearch())
  const pages = usePages(api.community.requests.list, asked)
  const { things, ...answering } = useBeingWritten(pages.read.data?.flatMap((page) => page.requests))
  return (
    <CommunityScreen title={text.title}>
      <Choices
        label={text.filter}
        choices={[
          { to: to('requestsAdmin'), label: text.waiting, here: asked.waiting === true },
          { to: to('requestsAdmin', { all: 1 }), label: text.all, here: !asked.waiting },
        ]}
      />
      <Loaded
        read={{ ...pages.read, data: things }}
        skeleton={<Bone height={320} radius={10} />}
        empty={
          <Empty sentence={asked.waiting ? text.noneWaits : text.empty}>
            {asked.waiting && <LinkButton to={to('requestsAdmin', { all: 1 })}>{text.seeAll}</LinkButton>}
          </Empty>
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
            <More pages={pages} />
          </>
        )}
      </Loaded>
    </CommunityScreen>
  )
}

function Request({ request, answering }: { request: RequestForLeaders; answering: Answering }) {
  const { moment } = useMoments()
  const isAnswered = request.answeredAt !== null || answering.hasLeft(request)
  return (
    <Panel>
      <div className="stack">
        <div className={classes.head}>
          <PersonLine person={request.member} />
          <Chip tone="calm">{text.kind[request.kind]}</Chip>
          <time className="muted" dateTime={request.createdAt}>
            {moment(request.createdAt)}
          </time>
        </div>
        <p className={classes.words}>{request.words}</p>
        {request.answeredAt && request.answeredBy && (
          <div className={classes.answer}>
            <p className={classes.words}>{request.answer}</p>
            <p className="muted">{text.answeredBy(request.answeredBy, moment(request.answeredAt))}</p>
          </div>
        )}
        {(!isAnswered || answering.isWritten(request)) && (
          <AnswerForm request={request} isAnswered={isAnswered} onWriting={answering.onWriting} />
        )}
      </div>
    </Panel>
  )
}

interface AnswerFormProps {
  request: RequestForLeaders
  /** True if somebody else has answered meanwhile; the typed text stays visible so that it can be copied. */
  isAnswered: boolean
  onWriting: Answering['onWriting']
}

function AnswerForm({ request, isAnswered, onWriting }: AnswerFormProps) {
  const { id, version } = request
  const form = useForm({ initialValues: { answer: '' }, validate: { answer: required(requestLimits.answer) } })
  const answer = useWrite(api.community.requests.answer)
  const send = async (values: { answer: string }) => {
    await answer.mutateAsync({ id, version, ...values })
    popup.success(text.answered)
  }
  const writing = form.values.answer !== '' && !answer.isSuccess
  useEffect(() => onWriting(request, writing), [onWriting, request, writing])
  const tooLate = isAnswered && !answer.isPending && !answer.isSuccess
  return (
    <Form form={form} send={send} unsaved={writing}>
      {tooLate && (
        <Notice sentence={text.tooLate} hint={editingText.goneKeep}>
          <Button variant="default" onClick={form.reset}>
            {text.discard}
          </Button>
        </Notice>
      )}
      <Textarea label={text.answer} rows={3} maxLength={requestLimits.answer} {...form.getInputProps('answer')} />
      <div className="group gap-8">
        <Button type="submit" loading={answer.isPending} disabled={tooLate}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}
