import { Button } from '@mantine/core'
import { useState } from 'react'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { AuthoriseForm } from './AuthoriseForm.tsx'
import { actingText as text } from './acting.text.ts'
import { BagRequests } from './BagRequests.tsx'
import { BookForm } from './BookForm.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { GroupForm } from './GroupForm.tsx'

const forms = { book: BookForm, authorise: AuthoriseForm, claim: ClaimForm, bag: BagRequests, group: GroupForm }
type Action = keyof typeof forms
const actions = Object.keys(forms) as Action[]

/**
 * Panel in which staff book a slot, authorise a visitor, enter a claim, request a bag or join a group for a member who
 * telephones.
 */
export function ActForMember({ memberId }: { memberId: string }) {
  const [action, setAction] = useState<Action | null>(null)
  const ActionForm = action && forms[action]
  return (
    <Panel title={text.title} sentence={text.sentence}>
      <div className="stack gap-20">
        <div className="group gap-8">
          {actions.map((one) => (
            <Button
              key={one}
              variant={one === action ? 'light' : 'default'}
              aria-expanded={one === action}
              onClick={() => setAction(one)}
            >
              {text[one]}
            </Button>
          ))}
        </div>
        {ActionForm && <ActionForm key={action} memberId={memberId} onClose={() => setAction(null)} />}
      </div>
    </Panel>
  )
}
