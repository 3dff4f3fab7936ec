import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { InviteForm } from './InviteForm.tsx'
import { UserRow } from './UserRow.tsx'
import { usersText as text } from './users.text.ts'

export function UsersScreen() {
  const users = useRead(api.kernel.users.list)
  const { configured = true } = useRead(api.kernel.users.mailServer).data ?? {}
  return (
    <Screen title={text.title}>
      <div className="with-aside">
        <Panel title={text.list} flush>
          <Loaded read={users} skeleton={<SkeletonBox height={200} radius={0} />}>
            {(users) => (
              <List bare tabIndex={-1} aria-label={text.list}>
                {users.map((user) => (
                  <UserRow key={user.id} user={user} isMailed={configured} />
                ))}
              </List>
            )}
          </Loaded>
        </Panel>
        <Panel title={text.invite.title} sentence={configured ? text.invite.sentence : text.invite.withoutMail}>
          <div className="stack gap-12">
            <InviteForm isMailed={configured} />
            <p className="note">{text.invite.televisions}</p>
          </div>
        </Panel>
      </div>
    </Screen>
  )
}
