import { api } from '#contract/api.ts'
import { memberLimits } from '#contract/community/members.limits.ts'
import { memberFilterFromQuery, to } from '#contract/community/pages.staff.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { searchText } from '#web/kernel/text/search.text.ts'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Scorecard, ScorecardCell } from '#web/kernel/ui/charts/Scorecard.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { FilterLinks } from '../FilterLinks.tsx'
import { MembersTable } from './MembersTable.tsx'
import { membersText as text } from './members.text.ts'

const memberFilters = lazyPart(() => import('./MemberFilters.tsx').then((m) => m.MemberFilters))

export function MembersScreen() {
  const asked = memberFilterFromQuery(useSearchParams())
  const pages = usePagedRead(api.community.members.list, asked)
  const counters = pages.read.data?.[0]?.counters
  const isAdmin = useMe().role === 'admin'
  const isFiltered = Object.keys(asked).length > 0
  return (
    <CommunityScreen
      title={text.title}
      actions={
        <>
          <LinkButton to={to('memberPoster')}>{text.poster}</LinkButton>
          {isAdmin && (
            <>
              <ExportButton
                label={text.export}
                read={api.community.members.export}
                name={text.exportName}
                said={text.exported}
              />
              <LinkButton to={to('memberImport')}>{text.import}</LinkButton>
              <LinkButton to={to('memberCreate')} primary>
                {text.create}
              </LinkButton>
            </>
          )}
        </>
      }
    >
      <Scorecard>
        <ScorecardCell label={text.counters.total} value={counters?.total} />
        <ScorecardCell label={text.counters.waiting} value={counters?.waiting} />
        <ScorecardCell label={text.counters.liders} value={counters?.liders} />
      </Scorecard>
      <FilterLinks
        label={text.filter}
        choices={[
          { to: to('members'), label: text.all, here: !asked.waiting && !asked.inactive },
          { to: to('members', { waiting: 1 }), label: text.onlyWaiting, here: asked.waiting === true },
          { to: to('members', { inactive: 1 }), label: text.onlyInactive, here: asked.inactive === true },
        ]}
      />
      <SearchField label={text.search} maxLength={memberLimits.search} />
      <Lazy part={memberFilters} with={{}} until={<SkeletonBox height={52} />} />
      <Loaded
        read={pages.read}
        skeleton={<SkeletonBox height={460} radius={10} />}
        isEmpty={([first]) => first?.members.length === 0}
        empty={
          asked.search ? (
            <EmptyPanel sentence={searchText.nothing(asked.search)}>
              <p>{searchText.hint}</p>
            </EmptyPanel>
          ) : (
            <EmptyPanel sentence={asked.waiting ? text.nobodyWaits : isFiltered ? text.nobodyLikeThat : text.empty}>
              {isFiltered && <LinkButton to={to('members')}>{text.seeAll}</LinkButton>}
              {!isFiltered && isAdmin && <LinkButton to={to('memberCreate')}>{text.create}</LinkButton>}
            </EmptyPanel>
          )
        }
      >
        {(read) => (
          <>
            <MembersTable members={read.flatMap(({ members }) => members)} isAdmin={isAdmin} />
            <LoadMore pages={pages} />
          </>
        )}
      </Loaded>
    </CommunityScreen>
  )
}
