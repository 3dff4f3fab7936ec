import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Webhook, WebhookDelivery } from '#contract/kernel/webhooks.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { DeliveryChip } from './WebhookState.tsx'
import { webhooksText } from './webhooks.text.ts'

const text = webhooksText.deliveries

/** The deliveries of a webhook, newest first. */
export function DeliveriesPanel({ webhook: { id, pauseReason } }: { webhook: Webhook }) {
  const pages = usePagedRead(api.kernel.webhooks.deliveries, { id })
  return (
    <div>
      <Panel title={text.title} flush>
        <Loaded
          read={pages.read}
          skeleton={<SkeletonBox height={400} radius={0} />}
          isEmpty={([first]) => first?.deliveries.length === 0}
          empty={<EmptyPanel sentence={text.empty} />}
        >
          {(loaded) => (
            <List bare aria-label={text.title}>
              {loaded
                .flatMap(({ deliveries }) => deliveries)
                .map((delivery) => (
                  <Row key={delivery.id} delivery={delivery} paused={pauseReason !== null} />
                ))}
            </List>
          )}
        </Loaded>
      </Panel>
      <LoadMore pages={pages} label={text.more} />
    </div>
  )
}

function Row({ delivery, paused }: { delivery: WebhookDelivery; paused: boolean }) {
  const { moment } = useVenueTimeFormat()
  const resend = useWriteWithPopup(api.kernel.webhooks.resend, text.resent)
  const { id, event, createdAt, tries, dueAt, result } = delivery
  const name = webhooksText.events[event]
  const attempts = [
    tries > 0 && text.tries(tries),
    tries > 0 && dueAt && text.next(moment(dueAt)),
    !dueAt && result !== 'delivered' && text.givenUp,
  ]
  return (
    <ListRow busy={resend.isPending}>
      <RowText>
        <h3>{name}</h3>
        <p>{[moment(createdAt), ...attempts.filter(Boolean)].join(' · ')}</p>
      </RowText>
      <RowActions>
        <DeliveryChip delivery={delivery} />
        {!paused && (
          <Button
            variant="subtle"
            loading={resend.isPending}
            aria-label={text.resendOf(name, moment(createdAt))}
            onClick={() => resend.mutate({ id })}
          >
            {text.resend}
          </Button>
        )}
      </RowActions>
    </ListRow>
  )
}
