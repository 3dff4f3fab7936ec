import { NativeSelect, Textarea } from '@mantine/core'
import { api } from '#contract/api.ts'
import { type ClaimStatus, claimLimits, claimStatuses } from '#contract/community/claims.limits.ts'
import type { ClaimForStaff } from '#contract/community/claims.staff.ts'
import { to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { PersonLine } from '../PersonLine.tsx'
import classes from './ClaimAdminScreen.module.css'
import { claimsText as text } from './claims.text.ts'

const list = to('claimsAdmin')

export function ClaimAdminScreen() {
  const { idClaim = '' } = useParams()
  const read = useRead(api.community.claims.one, { id: idClaim })
  const { moment } = useMoments()
  return (
    <Screen
      title={read.data ? text.one(read.data.numberClaim) : text.title}
      actions={<LinkButton to={list}>{text.back}</LinkButton>}
    >
      <Loaded
        read={read}
        gone={{ sentence: text.gone, to: list, back: text.back }}
        keeps
        skeleton={<Bone height={520} radius={10} />}
      >
        {(claim, gone) => (
          <>
            <ScreenLine>
              <Chip tone={claim.status === 'sent' ? 'warn' : 'good'}>{text.status[claim.status]}</Chip>
              {claim.answeredBy && claim.answeredAt && (
                <span>{text.answeredBy(claim.answeredBy, moment(claim.answeredAt))}</span>
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
                <Panel title={text.answerTitle}>
                  <AnswerForm claim={claim} gone={gone} />
                </Panel>
              </div>
              <div className="stack gap-20">
                <Panel title={text.reporter}>
                  <PersonLine person={claim.reporter} />
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

interface AnswerValues extends Record<string, unknown> {
  answer: string
  status: ClaimStatus
}

/** Preselects 'Completado' for a claim without an answer, because an answer usually closes it. */
const valuesOf = ({ answer, status, answeredAt }: ClaimForStaff): AnswerValues => ({
  answer,
  status: answeredAt ? status : 'completed',
})
const states = claimStatuses.map((value) => ({ value, label: text.status[value] }))

const AnswerForm = ({ claim, gone }: { claim: ClaimForStaff; gone: boolean }) => (
  <EditForm
    thing={claim}
    valuesOf={valuesOf}
    labels={{ answer: text.answer, status: text.state }}
    names={{ status: text.status }}
    newer={text.newer}
    checks={{ answer: required(claimLimits.answer) }}
    write={api.community.claims.answer}
    input={({ answer, status }, version) => ({ id: claim.id, version, answer, status })}
    said={text.answered}
    to={list}
    cancel={list}
    gone={gone}
  >
    {(form) => (
      <>
        <Textarea
          label={text.answer}
          description={text.answerHint}
          rows={5}
          maxLength={claimLimits.answer}
          required
          {...form.getInputProps('answer')}
        />
        <NativeSelect label={text.state} data={states} {...form.getInputProps('status')} />
      </>
    )}
  </EditForm>
)
