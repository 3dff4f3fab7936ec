import type { ReactNode } from 'react'
import { searchAt } from '#contract/address.ts'
import { api } from '#contract/api.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { searchText } from '#web/kernel/text/search.text.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/Loaded.tsx'
import { More } from '#web/kernel/ui/More.tsx'
import { Score, Scorecard } from '#web/kernel/ui/Scorecard.tsx'
import { SearchField } from '#web/kernel/ui/SearchField.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { peopleText as text } from './people.text.ts'

interface PeopleListProps {
  label: string
  /** The next step where there is nobody yet. */
  start?: ReactNode
}

/** Counters, search and the members by first name, as /people and /fichas show them. */
export function PeopleList({ label, start }: PeopleListProps) {
  const query = useSearch()
  const asked = searchAt(query, peopleLimits.search)
  const pages = usePages(api.club.people.list, asked)
  const counters = pages.read.data?.[0]?.counters
  return (
    <>
      <Scorecard>
        <Score label={text.counters.total} value={counters?.total} />
        <Score label={text.counters.active} value={counters?.active} />
        <Score label={text.counters.inactive} value={counters?.inactive} />
      </Scorecard>
      <SearchField label={text.search} maxLength={peopleLimits.search} />
      <Loaded
        read={pages.read}
        skeleton={<Bone height={460} radius={10} />}
        isEmpty={([first]) => first?.people.length === 0}
        empty={
          asked.search ? (
            <Empty sentence={searchText.nothing(asked.search)}>
              <p>{searchText.hint}</p>
            </Empty>
          ) : (
            <Empty sentence={text.empty}>{start}</Empty>
          )
        }
      >
        {(read) => (
          <>
            <PeopleTable label={label} people={read.flatMap(({ people }) => people)} />
            <More pages={pages} />
          </>
        )}
      </Loaded>
    </>
  )
}
