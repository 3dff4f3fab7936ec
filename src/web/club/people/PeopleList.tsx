import type { ReactNode } from 'react'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { ActiveCounts } from '#contract/club/people.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import type { usePages } from '#web/kernel/data/pages.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { searchText } from '#web/kernel/text/search.text.ts'
import { Score, Scorecard } from '#web/kernel/ui/charts/Scorecard.tsx'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { peopleText as text } from './people.text.ts'

interface PeopleListProps<P> {
  pages: ReturnType<typeof usePages<object, { people: P[]; next: string | null; counters: ActiveCounts }>>
  /** More filters, below the search field. */
  filters?: ReactNode
  /** Shown when the list is empty and no search is active. */
  empty: ReactNode
  children: (people: readonly P[]) => ReactNode
}

/** Counters, search field and the loaded members, for /people and /fichas. */
export function PeopleList<P>({ pages, filters, empty, children }: PeopleListProps<P>) {
  const { search } = searchFromQuery(useSearch(), peopleLimits.search)
  const counters = pages.read.data?.[0]?.counters
  return (
    <>
      <Scorecard>
        <Score label={text.counters.total} value={counters?.total} />
        <Score label={text.counters.active} value={counters?.active} />
        <Score label={text.counters.inactive} value={counters?.inactive} />
      </Scorecard>
      <SearchField label={text.search} maxLength={peopleLimits.search} />
      {filters}
      <Loaded
        read={pages.read}
        skeleton={<Bone height={460} radius={10} />}
        isEmpty={([first]) => first?.people.length === 0}
        empty={
          search ? (
            <Empty sentence={searchText.nothing(search)}>
              <p>{searchText.hint}</p>
            </Empty>
          ) : (
            empty
          )
        }
      >
        {(loadedPages) => (
          <>
            {children(loadedPages.flatMap(({ people }) => people))}
            <More pages={pages} />
          </>
        )}
      </Loaded>
    </>
  )
}
