import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { type ClaimStatus, claimStatuses } from '#contract/community/claims.limits.ts'
import type { ClaimForStaff } from '#contract/community/claims.staff.ts'
import { conversationLimits } from '#contract/community/conversations.limits.ts'
import { to } from '#contract/community/pages.staff.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useChoiceWrite } from '#web/kernel/ui/feedback/useChoiceWrite.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { Messages } from '../../conversations/Messages.tsx'
import { AssigneeSelect } from '../conversations/AssigneeSelect.tsx'
import { staffConversationText } from '../conversations/conversations.text.ts'
import { NoteForm } from '../conversations/NoteForm.tsx'
import { MemberLine } from '../MemberLine.tsx'
import classes from './ClaimAdminScreen.module.css'
import { claimsText as text } from './claims.text.ts'

const list = to('claimsAdmin')

export function ClaimAdminScreen() {
  const { idClaim = '' } = usePathParams()
  const read = useRead(api.community.claims.one, { id: idClaim })
  const { moment } = useVenueTimeFormat()
  return (
    <Screen
      title={read.data ? text.one(read.data.numberClaim) : text.title}
      actions={<LinkButton to={list}>{text.back}</LinkButton>}
    >
      <Loaded
        read={read}
        gone={{ sentence: text.gone, to: list, back: text.back }}
        skeleton={<SkeletonBox height={520} radius={10} />}
      >
        {(claim) => (
          <>
            <ScreenLine>
              <Chip tone={claim.status === 'sent' ? 'warn' : 'good'}>{text.status[claim.status]}</Chip>
              {claim.answeredBy && claim.answeredAt ? (
                <span>{text.answeredBy(claim.answeredBy, moment(claim.answeredAt))}</span>
              ) : (
                <Chip tone="warn">{text.waiting}</Chip>
              )}
            </ScreenLine>
            <div className="with-aside">
              <div className="stack gap-20">
                <Panel title={claim.title} flush>
                  <Facts>
                    <Fact label={text.place}>{claim.place}</Fact>
                    <Fact label={text.description}>{claim.description}</Fact>
                    <Fact label={text.sentAt}>{moment(claim.createdAt)}</Fact>
                  </Facts>
                </Panel>
                <Panel title={text.conversation}>
                  <div className="stack gap-20">
                    <Messages messages={claim.messages} side="staff" noteLabel={staffConversationText.note} />
                    <AnswerForm about={claim.id} />
                    <NoteForm about={claim.id} write={api.community.claims.note} />
                  </div>
                </Panel>
              </div>
              <div className="stack gap-20">
                <Panel title={text.desk}>
                  <div className="stack">
                    <StatusSelect claim={claim} />
                    <AssigneeSelect id={claim.id} assignee={claim.assignee} write={api.community.claims.assign} />
                  </div>
                </Panel>
                <Panel title={text.reporter}>
                  <MemberLine person={claim.reporter} />
                </Panel>
                <Panel title={text.photo} flush>
                  {claim.photo ? (
                    <div className={classes.photo} style={{ aspectRatio: claim.photo.width / claim.photo.height }}>
                      <Picture photo={claim.photo} sizes="340px" alt={text.photo} />
                    </div>
                  ) : (
                    <p className="empty">{text.noPhoto}</p>
                  )}
                </Panel>
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

const states = claimStatuses.map((value) => ({ value, label: text.status[value] }))

/** Changes the claim's state at once. An answer does not change it. */
function StatusSelect({ claim: { id, status } }: { claim: ClaimForStaff }) {
  const setStatus = useChoiceWrite(api.community.claims.setStatus, text.stateChanged)
  return (
    <NativeSelect
      label={text.state}
      data={states}
      value={setStatus.isPending ? setStatus.variables.status : status}
      onChange={({ currentTarget: { value } }) => setStatus.mutate({ id, status: value as ClaimStatus })}
    />
  )
}

function AnswerForm({ about }: { about: string }) {
  const [id, setId] = useState(newId)
  const form = useForm({ initialValues: { text: '' }, validate: { text: requiredCheck(conversationLimits.message) } })
  const answer = useWrite(api.community.claims.answer)
  const send = async (values: { text: string }) => {
    await answer.mutateAsync({ id, about, ...values })
    popup.success(text.answered)
    form.reset()
    setId(newId())
  }
  return (
    <Form form={form} send={send} unsaved={form.isDirty()}>
      <Textarea
        label={text.answer}
        description={text.answerHint}
        rows={4}
        maxLength={conversationLimits.message}
        {...form.getInputProps('text')}
      />
      <div className="group">
        <Button type="submit" loading={answer.isPending}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}
