import type { ReactNode } from 'react'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { ActiveCounts } from '#contract/club/people.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import type { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { searchText } from '#web/kernel/text/search.text.ts'
import { Scorecard, ScorecardCell } from '#web/kernel/ui/charts/Scorecard.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { peopleText as text } from './people.text.ts'

interface PeopleListProps<P> {
  pages: ReturnType<typeof usePagedRead<object, { people: P[]; next: string | null; counters: ActiveCounts }>>
  /** More filters, below the search field. */
  filters?: ReactNode
  /** Shown when the list is empty and no search is active. */
  empty: ReactNode
  children: (people: readonly P[]) => ReactNode
}

/** Counters, search field and the loaded members, for /people and /fichas. */
export function PeopleList<P>({ pages, filters, empty, children }: PeopleListProps<P>) {
  const { search } = searchFromQuery(useSearchParams(), peopleLimits.search)
  const counters = pages.read.data?.[0]?.counters
  return (
    <>
      <Scorecard>
        <ScorecardCell label={text.counters.total} value={counters?.total} />
        <ScorecardCell label={text.counters.active} value={counters?.active} />
        <ScorecardCell label={text.counters.inactive} value={counters?.inactive} />
      </Scorecard>
      <SearchField label={text.search} maxLength={peopleLimits.search} />
      {filters}
      <Loaded
        read={pages.read}
        skeleton={<SkeletonBox height={460} radius={10} />}
        isEmpty={([first]) => first?.people.length === 0}
        empty={
          search ? (
            <EmptyPanel sentence={searchText.nothing(search)}>
              <p>{searchText.hint}</p>
            </EmptyPanel>
          ) : (
            empty
          )
        }
      >
        {(loadedPages) => (
          <>
            {children(loadedPages.flatMap(({ people }) => people))}
            <LoadMore pages={pages} />
          </>
        )}
      </Loaded>
    </>
  )
}
