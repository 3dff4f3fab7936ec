import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Member } from '#contract/community/members.staff.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { ApproveButton } from './ApproveButton.tsx'
import { memberText as text } from './members.text.ts'

interface AccessPanelProps {
  member: Member
  isAdmin: boolean
}

/** Panel with a member's approval, active state and password reset. */
export function AccessPanel({ member, isAdmin }: AccessPanelProps) {
  const { id, firstName, active, approved, rol } = member
  const { moment } = useMoments()
  const opening = useRemoval(api.community.members.openFirstPassword, {
    question: text.openQuestion,
    said: text.opened,
    stays: true,
  })
  const setActive = useAction(api.community.members.setActive, (_, { active }) =>
    active ? text.activated : text.deactivated,
  )
  return (
    <Panel title={text.access}>
      <div className="stack start">
        <p>{sentenceOf(member, moment)}</p>
        {isAdmin && (
          <>
            {active && !approved && <ApproveButton id={id} name={firstName} />}
            {active && rol === 'lider' && (
              <Button variant="default" loading={opening.removing} onClick={() => void opening.remove({ id })}>
                {text.openWindow}
              </Button>
            )}
            <Button
              variant="default"
              loading={setActive.isPending}
              onClick={() => setActive.mutate({ id, active: !active })}
            >
              {active ? text.deactivate : text.activate}
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}

const sentenceOf = (
  { active, approved, hasPassword, firstPasswordUntil, rol }: Member,
  moment: (at: string) => string,
) => {
  if (!active) return text.out
  if (!approved) return text.waits
  if (hasPassword) return text.withPassword
  if (firstPasswordUntil) return text.window(moment(firstPasswordUntil))
  return rol === 'lider' ? text.windowClosed : text.withoutPassword
}
