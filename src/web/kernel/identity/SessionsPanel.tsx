import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { OpenSession } from '#contract/kernel/identity.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, FactsInRow } from '#web/kernel/ui/lists/Facts.tsx'
import { List, ListRow, RowActions, RowWords } from '#web/kernel/ui/lists/List.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { identityText } from './identity.text.ts'

const text = identityText.sessions

/** Lists the open sessions of this account, each with a button that ends it. */
export function SessionsPanel() {
  const sessions = useRead(api.kernel.identity.sessions)
  return (
    <Panel title={text.title} flush>
      <Loaded read={sessions} skeleton={<Bone height={132} radius={0} />} empty={<Empty sentence={text.none} />}>
        {(open) => (
          <List bare>
            {open.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </List>
        )}
      </Loaded>
    </Panel>
  )
}

function Row({ session }: { session: OpenSession }) {
  const { moment } = useMoments()
  const end = useAction(api.kernel.identity.endSession, text.ended)
  return (
    <ListRow busy={end.isPending}>
      <RowWords>
        <div className="group gap-8">
          <b>{session.device}</b>
          {session.thisOne && <Chip tone="good">{text.thisOne}</Chip>}
        </div>
      </RowWords>
      <FactsInRow>
        <Fact label={text.opened}>{moment(session.openedAt)}</Fact>
        <Fact label={text.seen}>{moment(session.seenAt)}</Fact>
      </FactsInRow>
      <RowActions>
        {session.thisOne ? (
          // Keeps the columns of all rows aligned.
          <span style={{ width: 74 }} />
        ) : (
          <Button
            variant="default"
            loading={end.isPending}
            aria-label={text.endOf(session.device)}
            onClick={() => end.mutate({ id: session.id })}
          >
            {text.end}
          </Button>
        )}
      </RowActions>
    </ListRow>
  )
}
