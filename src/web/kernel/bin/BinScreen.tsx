import { Button, NativeSelect } from '@mantine/core'
import type { MouseEvent } from 'react'
import { api } from '#contract/api.ts'
import { binLimits } from '#contract/kernel/bin.limits.ts'
import type { BinEntry } from '#contract/kernel/bin.ts'
import { binFilterFromQuery, to } from '#contract/kernel/pages.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { useStaffShellContent } from '#web/kernel/shells/staff/staffShellContent.ts'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Fact, FactsInRow } from '#web/kernel/ui/lists/Facts.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { binText as text } from './bin.text.ts'

export function BinScreen() {
  const filter = binFilterFromQuery(useSearchParams())
  const pages = usePagedRead(api.kernel.bin.list, filter)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Screen title={text.title}>
      <ScreenLine>{text.sentence(binLimits.days)}</ScreenLine>
      <Filters />
      <Loaded
        read={pages.read}
        skeleton={<SkeletonBox height={320} radius={10} />}
        isEmpty={([first]) => first?.entries.length === 0}
        empty={
          <EmptyPanel sentence={isFiltered ? text.nothing : text.empty}>
            {isFiltered && <LinkButton to={to('bin')}>{text.seeAll}</LinkButton>}
          </EmptyPanel>
        }
      >
        {(read) => (
          <>
            <List tabIndex={-1} aria-label={text.list}>
              {read
                .flatMap(({ entries }) => entries)
                .map((entry) => (
                  <Row key={entry.id} entry={entry} />
                ))}
            </List>
            <LoadMore pages={pages} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** The filter is in the URL's query, so that going back shows it again. */
function Filters() {
  const { search, kind } = binFilterFromQuery(useSearchParams())
  const { inBin } = useStaffShellContent()
  const navigate = useNavigate()
  const kinds = Object.entries(inBin)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <div className="pair gap-8 narrow">
      <SearchField label={text.search} maxLength={binLimits.search} />
      <NativeSelect
        aria-label={text.kind}
        mb={16}
        data={[{ value: '', label: text.everyKind }, ...kinds]}
        value={kind ?? ''}
        onChange={(event) =>
          navigate(to('bin', { q: search, kind: event.currentTarget.value || undefined }), { replace: true })
        }
      />
    </div>
  )
}

function Row({ entry }: { entry: BinEntry }) {
  const { moment } = useVenueTimeFormat()
  const { inBin } = useStaffShellContent()
  const isAdmin = useMe().role === 'admin'
  const restore = useWriteWithPopup(api.kernel.bin.restore, editingText.restored)
  const { remove, removing } = useRemoval(api.kernel.bin.purge, { question: text.purgeQuestion, said: text.purged })
  const { id, label, kind, deletedBy, deletedAt, daysLeft, mayRestore } = entry
  const restoreAndFocusList = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.closest<HTMLElement>('[tabindex="-1"]')
    restore.mutate({ id }, { onSuccess: () => list?.focus({ preventScroll: true }) })
  }
  return (
    <ListRow busy={removing || restore.isPending}>
      <RowText>
        <h2 className="clipped">{label}</h2>
        <p>{inBin[kind as keyof typeof inBin]}</p>
      </RowText>
      <FactsInRow>
        <Fact label={text.deletedBy}>{deletedBy}</Fact>
        <Fact label={text.deletedAt}>{moment(deletedAt)}</Fact>
        <Fact label={text.left}>{text.daysLeft(daysLeft)}</Fact>
      </FactsInRow>
      <RowActions>
        {mayRestore && (
          <Button
            variant="default"
            loading={restore.isPending}
            aria-label={text.restoreOf(label)}
            onClick={restoreAndFocusList}
          >
            {text.restore}
          </Button>
        )}
        {isAdmin && (
          <Button
            variant="subtle"
            color="danger"
            loading={removing}
            aria-label={text.purgeOf(label)}
            onClick={() => void remove({ id })}
          >
            {text.purge}
          </Button>
        )}
      </RowActions>
    </ListRow>
  )
}
