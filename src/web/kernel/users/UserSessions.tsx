import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { User } from '#contract/kernel/users.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { usersText } from './users.text.ts'

const text = usersText.sessions

/** Lists the open sessions of an account, with a button that ends all of them. */
export function UserSessions({ user }: { user: User }) {
  const sessions = useRead(api.kernel.users.sessions, { id: user.id })
  const { moment } = useMoments()
  const end = useAction(api.kernel.users.endSessions, text.ended)
  return (
    <Loaded read={sessions} skeleton={<Bone height={48} />} empty={<Empty sentence={text.none} />}>
      {(open) => (
        <div className="group between end">
          <ul className="stack gap-4 muted">
            {open.map(({ id, device, openedAt, seenAt }) => (
              <li key={id}>
                <b>{device}</b> {text.opened} {moment(openedAt)} · {usersText.seen} {moment(seenAt)}
              </li>
            ))}
          </ul>
          <Button
            variant="default"
            loading={end.isPending}
            aria-label={text.endOf(user.name)}
            onClick={() => end.mutate({ id: user.id })}
          >
            {text.end}
          </Button>
        </div>
      )}
    </Loaded>
  )
}
