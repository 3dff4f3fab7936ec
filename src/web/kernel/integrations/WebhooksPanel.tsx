import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import type { Webhook } from '#contract/kernel/webhooks.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { CoveringLink } from '#web/kernel/ui/lists/CoveringLink.tsx'
import { Fact, FactsInRow } from '#web/kernel/ui/lists/Facts.tsx'
import { List, ListRow, RowActions, RowBelow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { TestWebhookButton } from './TestWebhookButton.tsx'
import { WebhookChip } from './WebhookState.tsx'
import { webhooksText } from './webhooks.text.ts'

const text = webhooksText.list

/** The venue's webhooks, with their last delivery. */
export const WebhooksPanel = () => (
  <Panel title={text.title} flush>
    <Loaded
      read={useRead(api.kernel.webhooks.list)}
      skeleton={<SkeletonBox height={200} radius={0} />}
      empty={<EmptyPanel sentence={text.empty} />}
    >
      {(webhooks) => (
        <List bare aria-label={text.title}>
          {webhooks.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} />
          ))}
        </List>
      )}
    </Loaded>
  </Panel>
)

function Row({ webhook }: { webhook: Webhook }) {
  const { moment } = useVenueTimeFormat()
  const { id, name, url, events, last } = webhook
  return (
    <ListRow leads>
      <RowText>
        <h3>
          <CoveringLink to={to('webhook', { idWebhook: id })}>{name}</CoveringLink>
        </h3>
        <div className="clipped muted">{url}</div>
        <p>{events.map((event) => webhooksText.events[event]).join(' · ')}</p>
      </RowText>
      <RowActions>
        <WebhookChip webhook={webhook} />
        <TestWebhookButton webhook={webhook} />
      </RowActions>
      <RowBelow>
        <FactsInRow>
          <Fact label={text.last}>{last ? moment(last.at) : text.never}</Fact>
          {last?.result && <Fact label={text.lastResult}>{webhooksText.result(last.result, last.status)}</Fact>}
        </FactsInRow>
      </RowBelow>
    </ListRow>
  )
}
