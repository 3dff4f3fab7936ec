import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { FailedMail } from '#contract/kernel/mails.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Fact, FactsInRow } from '#web/kernel/ui/lists/Facts.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { mailsText as text } from './mails.text.ts'

/** Mails that could not be delivered, to send again or give up, and a test of the mail server. */
export function FailedMailsScreen() {
  const test = useWriteWithPopup(api.kernel.mails.sendTest, ({ recipient }) => text.tested(recipient))
  return (
    <Screen
      title={text.title}
      actions={
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate(undefined)}>
          {text.test}
        </Button>
      }
    >
      <ScreenLine>{text.sentence}</ScreenLine>
      <Loaded
        read={useRead(api.kernel.mails.failed)}
        skeleton={<SkeletonBox height={200} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(mails) => (
          <List tabIndex={-1} aria-label={text.list}>
            {mails.map((mail) => (
              <Row key={mail.id} mail={mail} />
            ))}
          </List>
        )}
      </Loaded>
    </Screen>
  )
}

function Row({ mail: { id, recipient, subject, createdAt, tries, lastError } }: { mail: FailedMail }) {
  const { moment } = useVenueTimeFormat()
  const retry = useWriteWithPopup(api.kernel.mails.retry, text.retried)
  const { remove, removing } = useRemoval(api.kernel.mails.discard, { said: text.discarded })
  return (
    <ListRow busy={removing || retry.isPending}>
      <RowText>
        <h2 className="clipped">{recipient}</h2>
        <p>{subject}</p>
        {lastError && <p>{lastError}</p>}
      </RowText>
      <FactsInRow>
        <Fact label={text.created}>{moment(createdAt)}</Fact>
        <Fact label={text.tries}>{String(tries)}</Fact>
      </FactsInRow>
      <RowActions>
        <Button
          variant="default"
          loading={retry.isPending}
          aria-label={text.retryOf(recipient)}
          onClick={() => retry.mutate({ id })}
        >
          {text.retry}
        </Button>
        <Button
          variant="subtle"
          color="danger"
          loading={removing}
          aria-label={text.discardOf(recipient)}
          onClick={() => void remove({ id })}
        >
          {text.discard}
        </Button>
      </RowActions>
    </ListRow>
  )
}
