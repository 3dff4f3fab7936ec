import IconChevronRight from 'icon:chevron-right'
import { api } from '#contract/api.ts'
import type { Group } from '#contract/community/groups.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { groupsText as text } from './groups.text.ts'

/** The groups that the member can join, with a button each; nothing if the venue has no groups. */
export function GroupChoice() {
  const groups = useRead(api.community.groups.mine).data ?? []
  if (groups.length === 0) return null
  return (
    <>
      <section className="stack" aria-labelledby="groups">
        <h2 id="groups" className="heading">
          {text.choose}
        </h2>
        <List>
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} />
          ))}
        </List>
      </section>
      <h2 className="heading">{text.other}</h2>
    </>
  )
}

function GroupRow({ group }: { group: Group }) {
  const { id, name, state } = group
  if (state === 'joined' || state === 'leads')
    return (
      <ListRow to={to('group', { idGroup: id })}>
        <GroupWords group={group} />
        <IconChevronRight size={20} aria-hidden />
      </ListRow>
    )
  return (
    <ListRow>
      <GroupWords group={group} />
      <RowActions>
        {state === 'waiting' ? <PendingJoinRequest id={id} name={name} /> : <Join id={id} name={name} />}
      </RowActions>
    </ListRow>
  )
}

const GroupWords = ({ group }: { group: Group }) => (
  <RowText>
    <strong>{group.name}</strong>
    <p>{text.when(group)}</p>
    {group.leader && <p>{text.ledBy(group.leader)}</p>}
    {group.description && <p>{group.description}</p>}
    {group.state === 'refused' && <p className="warning">{text.state.refused}</p>}
    {(group.state === 'joined' || group.state === 'leads') && <Chip tone="good">{text.state[group.state]}</Chip>}
  </RowText>
)

interface RowButtonProps {
  id: string
  name: string
}

function Join({ id, name }: RowButtonProps) {
  const join = useWriteWithPopup(api.community.groups.join, text.asked)
  return (
    <button
      type="button"
      className="button"
      data-small
      data-primary
      disabled={join.isPending}
      aria-label={text.joinOf(name)}
      onClick={() => join.mutate({ group: id })}
    >
      {text.join}
    </button>
  )
}

/** The state of a request to join, with a button that withdraws it. */
export function PendingJoinRequest({ id, name }: RowButtonProps) {
  const leave = useWriteWithPopup(api.community.groups.leave, text.canceled)
  return (
    <>
      <Chip tone="warn">{text.state.waiting}</Chip>
      <button
        type="button"
        className="button"
        data-small
        disabled={leave.isPending}
        aria-label={text.cancelOf(name)}
        onClick={() => leave.mutate({ group: id })}
      >
        {text.cancel}
      </button>
    </>
  )
}

/** A button that removes a refused request from the member's groups. */
export function RefusedJoinRequest({ id, name }: RowButtonProps) {
  const forget = useWriteWithPopup(api.community.groups.leave)
  return (
    <button
      type="button"
      className="button"
      data-small
      disabled={forget.isPending}
      aria-label={text.understoodOf(name)}
      onClick={() => forget.mutate({ group: id })}
    >
      {text.understood}
    </button>
  )
}
