import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Backup, BackupsOverview } from '#contract/kernel/backups.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Fact, FactsInRow } from '#web/kernel/ui/lists/Facts.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { backupsText as text } from './backups.text.ts'

export function BackupsScreen() {
  const overview = useRead(api.kernel.backups.overview)
  const take = useWriteWithPopup(api.kernel.backups.take, text.taking)
  const isRunning = overview.data?.isRunning ?? false
  return (
    <Screen
      title={text.title}
      actions={
        <Button loading={take.isPending} disabled={isRunning} onClick={() => take.mutate(undefined)}>
          {isRunning ? text.running : text.take}
        </Button>
      }
    >
      <Loaded read={overview} skeleton={<SkeletonBox height={320} radius={10} />}>
        {(overview) => (
          <>
            <ScreenLine>{overview.nextAt ? text.sentence(overview.days) : text.off}</ScreenLine>
            <Problems overview={overview} />
            <State overview={overview} />
            <Backups overview={overview} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function Problems({ overview: { failure, lastTest, missingPictures } }: { overview: BackupsOverview }) {
  const { moment } = useVenueTimeFormat()
  return (
    <>
      {failure && (
        <Notice
          sentence={text.failure(moment(failure.at))}
          hint={failure.isDiskFull ? text.diskFull : text.failureHint}
        />
      )}
      {lastTest?.succeeded === false && <Notice sentence={text.testFailure} hint={text.testFailureHint} />}
      {missingPictures > 0 && <Notice sentence={text.missing(missingPictures)} />}
    </>
  )
}

function State({ overview: { nextAt, lastTest, place } }: { overview: BackupsOverview }) {
  const { moment } = useVenueTimeFormat()
  const testText = lastTest?.succeeded ? text.testSucceeded : text.testFailed
  return (
    <div className="below">
      <FactsInRow>
        {nextAt && <Fact label={text.next}>{moment(nextAt)}</Fact>}
        <Fact label={text.lastTest}>{lastTest ? testText(moment(lastTest.at)) : text.neverTested}</Fact>
        {place && <Fact label={text.place}>{place}</Fact>}
      </FactsInRow>
    </div>
  )
}

function Backups({ overview: { backups, place, nextAt } }: { overview: BackupsOverview }) {
  if (backups.length === 0) return <EmptyPanel sentence={nextAt ? text.empty : text.emptyOff} />
  return (
    <>
      <List aria-label={text.list}>
        {backups.map((backup) => (
          <Row key={backup.name} backup={backup} mayDownload={place !== null} />
        ))}
      </List>
      <p className="note above">{place === null ? text.severalVenues : text.care}</p>
    </>
  )
}

function Row({
  backup: { name, takenAt, bytes, testSucceeded },
  mayDownload,
}: {
  backup: Backup
  mayDownload: boolean
}) {
  const { moment } = useVenueTimeFormat()
  const request = useWriteWithPopup(api.kernel.backups.download)
  const download = () => request.mutate({ name }, { onSuccess: ({ url }) => window.location.assign(url) })
  return (
    <ListRow busy={request.isPending}>
      <RowText>
        <h2>{moment(takenAt)}</h2>
        <p>{text.size(bytes)}</p>
      </RowText>
      {testSucceeded !== null && (
        <Chip tone={testSucceeded ? 'good' : 'warn'}>{testSucceeded ? text.tested : text.failedTest}</Chip>
      )}
      {mayDownload && (
        <RowActions>
          <Button
            variant="default"
            loading={request.isPending}
            aria-label={text.downloadOf(moment(takenAt))}
            onClick={download}
          >
            {text.download}
          </Button>
        </RowActions>
      )}
    </ListRow>
  )
}
