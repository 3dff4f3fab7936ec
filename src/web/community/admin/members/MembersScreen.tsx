import { api } from '#contract/api.ts'
import { memberLimits } from '#contract/community/members.limits.ts'
import { memberFilterFromQuery, to } from '#contract/community/pages.staff.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { searchText } from '#web/kernel/text/search.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Score, Scorecard } from '#web/kernel/ui/charts/Scorecard.tsx'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Choices } from '../Choices.tsx'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { MembersTable } from './MembersTable.tsx'
import { membersText as text } from './members.text.ts'

export function MembersScreen() {
  const asked = memberFilterFromQuery(useSearch())
  const pages = usePages(api.community.members.list, asked)
  const counters = pages.read.data?.[0]?.counters
  const isAdmin = useMe().role === 'admin'
  return (
    <CommunityScreen
      title={text.title}
      actions={
        isAdmin && (
          <LinkButton to={to('memberCreate')} primary>
            {text.create}
          </LinkButton>
        )
      }
    >
      <Scorecard>
        <Score label={text.counters.total} value={counters?.total} />
        <Score label={text.counters.waiting} value={counters?.waiting} />
        <Score label={text.counters.liders} value={counters?.liders} />
      </Scorecard>
      <Choices
        label={text.filter}
        choices={[
          { to: to('members'), label: text.all, here: !asked.waiting },
          { to: to('members', { waiting: 1 }), label: text.onlyWaiting, here: asked.waiting === true },
        ]}
      />
      <SearchField label={text.search} maxLength={memberLimits.search} />
      <Loaded
        read={pages.read}
        skeleton={<Bone height={460} radius={10} />}
        isEmpty={([first]) => first?.members.length === 0}
        empty={
          asked.search ? (
            <Empty sentence={searchText.nothing(asked.search)}>
              <p>{searchText.hint}</p>
            </Empty>
          ) : (
            <Empty sentence={asked.waiting ? text.nobodyWaits : text.empty}>
              {asked.waiting && <LinkButton to={to('members')}>{text.seeAll}</LinkButton>}
              {!asked.waiting && isAdmin && <LinkButton to={to('memberCreate')}>{text.create}</LinkButton>}
            </Empty>
          )
        }
      >
        {(read) => (
          <>
            <MembersTable members={read.flatMap(({ members }) => members)} isAdmin={isAdmin} />
            <More pages={pages} />
          </>
        )}
      </Loaded>
    </CommunityScreen>
  )
}
