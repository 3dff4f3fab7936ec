import IconMessageReport from 'icon:message-report'
import { api } from '#contract/api.ts'
import { claimStatuses } from '#contract/community/claims.limits.ts'
import type { ClaimForStaff } from '#contract/community/claims.staff.ts'
import { claimFilterFromQuery, to } from '#contract/community/pages.staff.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { PictureRow, PictureRows, PictureRowsSkeleton } from '#web/kernel/ui/lists/PictureRows.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { IconTile } from '../lists/IconTile.tsx'
import { claimsText as text } from './claims.text.ts'

export function ClaimsAdminScreen() {
  const asked = claimFilterFromQuery(useSearchParams())
  const { status, waiting } = asked
  const pages = usePagedRead(api.community.claims.list, asked)
  return (
    <Screen title={text.title}>
      <PageTabs
        label={text.filter}
        tabs={[
          ...claimStatuses.map((one) => ({
            to: to('claimsAdmin', { status: one === 'sent' ? undefined : one }),
            label: text.status[one],
            here: one === status,
          })),
          { to: to('claimsAdmin', { waiting: 1 }), label: text.waiting, here: waiting === true },
          { to: to('claimsAdmin', { status: 'all' }), label: text.all, here: !status && !waiting },
        ]}
      />
      <Loaded
        key={status ?? String(waiting)}
        read={pages.read}
        skeleton={<PictureRowsSkeleton />}
        isEmpty={([first]) => first?.claims.length === 0}
        empty={<EmptyPanel sentence={status ? text.emptyOf[status] : waiting ? text.emptyWaiting : text.empty} />}
      >
        {(read) => (
          <>
            <PictureRows label={text.title}>
              {read
                .flatMap(({ claims }) => claims)
                .map((claim) => (
                  <ClaimRow key={claim.id} claim={claim} />
                ))}
            </PictureRows>
            <LoadMore pages={pages} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function ClaimRow({ claim }: { claim: ClaimForStaff }) {
  const { moment } = useVenueTimeFormat()
  const { id, numberClaim, title, photo, place, reporter, status, createdAt, answeredAt, assignee } = claim
  return (
    <PictureRow
      image={photo ? <Picture photo={photo} sizes="112px" /> : <IconTile icon={IconMessageReport} />}
      name={text.named(numberClaim, title)}
      to={to('claimAdmin', { idClaim: id })}
      chips={
        <>
          <Chip tone={status === 'sent' ? 'warn' : 'good'}>{text.status[status]}</Chip>
          {!answeredAt && <Chip tone="calm">{text.waiting}</Chip>}
        </>
      }
      detail={[place, `${reporter.firstName} ${reporter.lastName}`, assignee && text.assignedTo(assignee.name)]
        .filter(Boolean)
        .join(' · ')}
      fact={<time dateTime={createdAt}>{moment(createdAt)}</time>}
    />
  )
}
