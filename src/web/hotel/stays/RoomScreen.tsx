import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { homePathOf } from '#contract/redirects.ts'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useNavigateIfMounted } from '#web/kernel/ui/forms/useNavigateIfMounted.ts'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { SoundBlockedNotice } from '../bell/SoundBlockedNotice.tsx'
import { roomLabel } from '../hotel.text.ts'
import { roomsText } from '../rooms/rooms.text.ts'
import { GuestPanel } from './GuestPanel.tsx'
import { MoveAccountPanel } from './MoveAccountPanel.tsx'
import { OccupyPanel } from './OccupyPanel.tsx'
import { PastStays } from './PastStays.tsx'
import classes from './RoomScreen.module.css'
import { StayAlerts } from './StayAlerts.tsx'
import { StayOrders } from './StayOrders.tsx'
import { StayPhones } from './StayPhones.tsx'
import { staysText as text } from './stays.text.ts'

const dialogFramePart = lazyPart(() => import('#web/kernel/ui/feedback/ConfirmDialog.tsx').then((m) => m.DialogFrame))
const closeStayPart = lazyPart(() => import('./CloseStayDialog.tsx').then((m) => m.CloseStayDialog))

/** Page /tables/{idTable}: one room or table with its open stay, guests and orders. */
export function RoomScreen() {
  const { idTable = '' } = usePathParams()
  const { venueId, role } = useMe()
  const read = useRead(api.hotel.stays.at, { number: Number(idTable) })
  const { room, stay } = read.data ?? {}
  /** Id of the stay that was opened on this page: its single-use QR code is shown at once. */
  const [occupied, setOccupied] = useState('')
  const words = roomsText[room?.kind ?? 'room']
  // The dialog is in the page, not in a component of the open stay: live updates unmount that one before the response arrives.
  const [closing, setClosing] = useState<OpenStay | null>(null)
  const goOn = useNavigateIfMounted()
  const CloseStayDialog = useLazyPartWhen(stay !== undefined, closeStayPart)
  const DialogFrame = useLazyPartWhen(stay !== undefined, dialogFramePart)
  const showClosed = () => {
    popup.success(words.closed)
    goOn(homePathOf(role))
  }
  return (
    <Screen
      title={room ? roomLabel(room) : words.title}
      actions={
        stay && (
          <>
            <LinkButton to={to('orderCreate', { idTable })}>{text.enter}</LinkButton>
            <LinkButton to={to('bill', { idStay: stay.id })}>{text.bill}</LinkButton>
            <LinkButton to={to('tableAccount', { idTable })}>{text.charge}</LinkButton>
            <LinkButton to={to('chats', { stay: stay.id })}>{text.chat}</LinkButton>
            <Button color="danger" onClick={() => setClosing(stay)}>
              {words.close}
            </Button>
          </>
        )
      }
    >
      <SoundBlockedNotice />
      {closing && CloseStayDialog && DialogFrame && (
        <CloseStayDialog
          Frame={DialogFrame}
          stay={stay?.id === closing.id ? stay : closing}
          onCancel={() => setClosing(null)}
          onClosed={showClosed}
        />
      )}
      <Loaded
        read={read}
        gone={{ sentence: text.gone, to: to('rooms', { idHotel: venueId }), back: text.back }}
        skeleton={<SkeletonBox height={520} radius={10} />}
      >
        {({ room, orderStatus, stay, past }) => (
          <>
            <div className="group gap-8 below">
              <Chip tone={stay ? 'good' : 'calm'}>{stay ? roomsText[room.kind].busy : roomsText[room.kind].free}</Chip>
              {stay?.noDisturb && <Chip tone="warn">{text.noDisturb}</Chip>}
            </div>
            <div className="with-aside">
              <div className="stack gap-20">
                <StayOrders stay={stay} orderStatus={orderStatus} />
              </div>
              <div className={`stack gap-20 ${classes.side}`}>
                {stay ? (
                  <>
                    <StayAlerts stay={stay} />
                    <GuestPanel stay={stay} isNew={stay.id === occupied} />
                    <StayPhones stay={stay} />
                    <MoveAccountPanel stayId={stay.id} />
                  </>
                ) : (
                  <OccupyPanel room={room} onOccupied={({ id }) => setOccupied(id)} />
                )}
                <PastStays stays={past} />
              </div>
            </div>
            <ObjectActivity about={{ object: room.id }} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
