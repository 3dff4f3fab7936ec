import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { OpenSession } from '#contract/kernel/identity.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, FactsInRow } from '#web/kernel/ui/lists/Facts.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { identityText } from './identity.text.ts'

const text = identityText.sessions

/** Lists the open sessions of this account, each except this browser's with a button that ends it. */
export function SessionsPanel() {
  const sessions = useRead(api.kernel.identity.sessions)
  return (
    <Panel title={text.title} flush>
      <Loaded
        read={sessions}
        skeleton={<SkeletonBox height={132} radius={0} />}
        empty={<EmptyPanel sentence={text.none} />}
      >
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
  const { moment } = useVenueTimeFormat()
  const end = useWriteWithPopup(api.kernel.identity.endSession, text.ended)
  return (
    <ListRow busy={end.isPending}>
      <RowText>
        <div className="group gap-8">
          <b>{session.device}</b>
          {session.thisOne && <Chip tone="good">{text.thisOne}</Chip>}
        </div>
      </RowText>
      <FactsInRow>
        <Fact label={text.opened}>{moment(session.openedAt)}</Fact>
        <Fact label={text.seen}>{moment(session.seenAt)}</Fact>
        {session.method && <Fact label={text.method}>{text.methods[session.method]}</Fact>}
      </FactsInRow>
      <RowActions>
        {session.thisOne ? (
          // Keeps the columns of all rows aligned.
          <span style={{ width: 84 }} />
        ) : (
          <Button
            variant="default"
            w={84}
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
