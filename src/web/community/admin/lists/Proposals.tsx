import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { SupplierForStaff } from '#contract/community/directory.staff.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import shared from '../admin.module.css'
import { suppliersText as text } from './lists.text.ts'

/** Suppliers proposed by members that are not approved or rejected yet. */
export const Proposals = ({ proposals }: { proposals: readonly SupplierForStaff[] }) => (
  <div className="below">
    <Panel title={text.proposals} flush>
      <ul tabIndex={-1} aria-label={text.proposals}>
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </Panel>
  </div>
)

function Proposal({ proposal: { id, name, phone, description, proposedBy } }: { proposal: SupplierForStaff }) {
  const isAdmin = useMe().role === 'admin'
  const approve = useAction(api.community.suppliers.approve, text.approved)
  const { remove, removing } = useRemoval(api.community.suppliers.remove, { said: text.rejected })
  return (
    <li className={shared.item} aria-busy={removing}>
      <div>
        <h3>{name}</h3>
        <p className="muted">{[phone, description].filter(Boolean).join(' · ')}</p>
        {proposedBy && <p className="muted">{text.proposedBy(proposedBy)}</p>}
      </div>
      {isAdmin && (
        <div className="group gap-8">
          <Button aria-label={text.approveOf(name)} loading={approve.isPending} onClick={() => approve.mutate({ id })}>
            {text.approve}
          </Button>
          <Button
            variant="subtle"
            color="danger"
            aria-label={text.rejectOf(name)}
            loading={removing}
            onClick={() => void remove({ id })}
          >
            {text.reject}
          </Button>
        </div>
      )}
    </li>
  )
}
