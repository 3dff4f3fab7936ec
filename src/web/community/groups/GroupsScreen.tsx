import IconChevronRight from 'icon:chevron-right'
import { api } from '#contract/api.ts'
import type { Group } from '#contract/community/groups.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { PendingJoinRequest, RefusedJoinRequest } from './GroupChoice.tsx'
import { groupsText as text } from './groups.text.ts'

/** The groups that the member has asked for, joined or leads, and the member's class. */
export function GroupsScreen() {
  const read = useRead(api.community.groups.mine)
  const ofClass = useRead(api.community.groups.ofOwnClass).data?.class
  const own = read.data?.filter(({ state }) => state !== 'none')
  return (
    <PhonePage title={text.title} back={to('profile')}>
      <Loaded
        read={{ ...read, data: own }}
        skeleton={<SkeletonBox height={160} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(groups) => (
          <List>
            {groups.map((group) => (
              <OwnGroup key={group.id} group={group} />
            ))}
          </List>
        )}
      </Loaded>
      {ofClass && (
        <List>
          <ListRow to={to('classMessages')}>
            <RowText>
              <strong>{text.ofClass(ofClass)}</strong>
              <p>{text.classMessages}</p>
            </RowText>
            <IconChevronRight size={20} aria-hidden />
          </ListRow>
        </List>
      )}
      <Link to={to('request', { idRequest: 'group' })} className="button">
        {text.toChoice}
      </Link>
    </PhonePage>
  )
}

function OwnGroup({ group }: { group: Group }) {
  const { id, name, state, waiting } = group
  const words = (
    <RowText>
      <strong>{name}</strong>
      <p>{text.when(group)}</p>
      <div className="group gap-8">
        {state === 'leads' && <Chip tone="calm">{text.state.leads}</Chip>}
        {waiting > 0 && <Chip tone="warn">{text.wants(waiting)}</Chip>}
      </div>
      {state === 'refused' && <p className="warning">{text.state.refused}</p>}
    </RowText>
  )
  if (state === 'waiting' || state === 'refused')
    return (
      <ListRow>
        {words}
        <RowActions>
          {state === 'waiting' ? (
            <PendingJoinRequest id={id} name={name} />
          ) : (
            <RefusedJoinRequest id={id} name={name} />
          )}
        </RowActions>
      </ListRow>
    )
  return (
    <ListRow to={to('group', { idGroup: id })}>
      {words}
      <IconChevronRight size={20} aria-hidden />
    </ListRow>
  )
}
