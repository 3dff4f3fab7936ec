import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { type RoomKind, roomKinds } from '#contract/hotel/rooms.limits.ts'
import type { RoomOverview } from '#contract/hotel/stays.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { openNewDocument } from '#web/kernel/session/sessionChange.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Scorecard, ScorecardCell } from '#web/kernel/ui/charts/Scorecard.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import classes from './RoomsScreen.module.css'
import { RoomTile } from './RoomTile.tsx'
import { roomsText, roomOverviewText as text } from './rooms.text.ts'

export const RoomsScreen = () => <RoomOverviewPage kind="room" />
export const TablesScreen = () => <RoomOverviewPage kind="table" />

const overviewPath = (kind: RoomKind, idHotel: number) => to(kind === 'room' ? 'rooms' : 'tables', { idHotel })

/** Redirects to the overview of the caller's own venue if the URL names another one; the redirect loads a new document. */
function useRedirectToOwnVenue(kind: RoomKind) {
  const { idHotel } = usePathParams()
  const { venueId } = useMe()
  useEffect(() => {
    if (Number(idHotel) !== venueId) openNewDocument(overviewPath(kind, venueId))
  }, [kind, idHotel, venueId])
}

function RoomOverviewPage({ kind }: { kind: RoomKind }) {
  useRedirectToOwnVenue(kind)
  const overview = useRead(api.hotel.stays.board, { kind })
  const words = roomsText[kind]
  return (
    <Screen
      title={words.title}
      actions={
        <>
          <LinkButton to={to('roomSheet', { kind })}>{words.codes}</LinkButton>
          <CreateButton kind={kind} />
        </>
      }
    >
      <KindTabs kind={kind} />
      <Loaded
        read={overview}
        skeleton={<SkeletonBox height={420} radius={10} />}
        empty={
          <EmptyPanel sentence={words.empty}>
            <CreateButton kind={kind} />
          </EmptyPanel>
        }
      >
        {(rooms) => (
          <>
            <Counters rooms={rooms} />
            <ul className={`grid gap-12 ${classes.tiles}`} aria-label={words.title} tabIndex={-1}>
              {rooms.map((room) => (
                <RoomTile key={room.id} room={room} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function KindTabs({ kind }: { kind: RoomKind }) {
  const { venueId } = useMe()
  return (
    <PageTabs
      label={text.kinds}
      tabs={roomKinds.map((tab) => ({
        to: overviewPath(tab, venueId),
        label: roomsText[tab].title,
        here: tab === kind,
      }))}
    />
  )
}

function Counters({ rooms }: { rooms: readonly RoomOverview[] }) {
  const { counters } = text
  const busy = rooms.flatMap(({ stay }) => stay ?? [])
  return (
    <Scorecard>
      <ScorecardCell label={counters.busy} value={busy.length} />
      <ScorecardCell label={counters.free} value={rooms.length - busy.length} />
      <ScorecardCell label={counters.waiting} value={rooms.filter(({ waitingSince }) => waitingSince).length} />
      <ScorecardCell label={counters.alerts} value={busy.filter(({ alerts }) => alerts.length > 0).length} />
    </Scorecard>
  )
}

function CreateButton({ kind }: { kind: RoomKind }) {
  // The id changes only after a success: a retry after a lost response creates no second room.
  const [id, setId] = useState(newId)
  const create = useWrite(api.hotel.rooms.create, {
    onSuccess: () => {
      setId(newId())
      popup.success(roomsText[kind].created)
    },
    onError: (failure) => popup.error(failureSentence(failure)),
  })
  return (
    <Button loading={create.isPending} onClick={() => create.mutate({ id, kind })}>
      {roomsText[kind].create}
    </Button>
  )
}
