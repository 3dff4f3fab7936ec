import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { ApiKey } from '#contract/kernel/apiKeys.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, FactsInRow } from '#web/kernel/ui/lists/Facts.tsx'
import { List, ListRow, RowActions, RowBelow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { integrationsText } from './integrations.text.ts'

const text = integrationsText.keys

/** The venue's API keys, with their last use. */
export const KeysPanel = () => (
  <Panel title={text.title} flush>
    <Loaded
      read={useRead(api.kernel.apiKeys.list)}
      skeleton={<SkeletonBox height={200} radius={0} />}
      empty={<EmptyPanel sentence={text.empty} />}
    >
      {(keys) => (
        <List bare tabIndex={-1} aria-label={text.title}>
          {keys.map((key) => (
            <Row key={key.id} apiKey={key} />
          ))}
        </List>
      )}
    </Loaded>
  </Panel>
)

function Row({ apiKey: { id, name, scopes, createdAt, createdBy, lastUsedAt } }: { apiKey: ApiKey }) {
  const { moment } = useVenueTimeFormat()
  const { remove, removing } = useRemoval(api.kernel.apiKeys.revoke, { question: text.question, said: text.revoked })
  return (
    <ListRow busy={removing}>
      <RowText>
        <h3>{name}</h3>
        <p>{scopes.map(integrationsText.scope).join(' · ')}</p>
      </RowText>
      <RowActions>
        <Button
          variant="subtle"
          color="danger"
          loading={removing}
          aria-label={text.revokeOf(name)}
          onClick={() => void remove({ id })}
        >
          {text.revoke}
        </Button>
      </RowActions>
      <RowBelow>
        <FactsInRow>
          <Fact label={text.lastUsed}>{lastUsedAt ? moment(lastUsedAt) : text.never}</Fact>
          <Fact label={text.created}>{moment(createdAt)}</Fact>
          <Fact label={text.createdBy}>{createdBy}</Fact>
        </FactsInRow>
      </RowBelow>
    </ListRow>
  )
}
