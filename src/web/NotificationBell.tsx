import { to } from '#contract/club/pages.ts'
import { useHotelRing, useUnreadMessages } from './hotel/bell/useHotelRing.ts'
import { useNextTicket } from './hotel/orders/ticketQueue.ts'
import { lazyPart, useLazyPartWhen } from './kernel/navigation/lazyPart.ts'
import { useCurrentUrl } from './kernel/navigation/navigation.tsx'
import { BellButton } from './kernel/waiting/BellButton.tsx'
import {
  type RingKind,
  useIsRingingTab,
  useIsSoundAllowed,
  useRepeatedRing,
  useRingForNew,
} from './kernel/waiting/sound.ts'
import { useWaitingCounts } from './kernel/waiting/useWaitingCounts.ts'

/** Panel and printer are lazy parts that load on first use, because the bell is on every back-office page. */
const panelPart = lazyPart(() => import('./StaffNotificationCentre.tsx').then((m) => m.StaffNotificationCentre))
const printerPart = lazyPart(() => import('./hotel/orders/TicketPrinter.tsx').then((m) => m.TicketPrinter))

/**
 * The bell of the back-office. It rings until no order is pending and every alert is seen, softly once for each new
 * message of a guest, and in the bag room once for each requested bag, for the kinds that the account sees on the screen.
 * Without such kinds there is no bell. The component also mounts the printer of order tickets.
 */
export function NotificationBell() {
  const counts = useWaitingCounts()
  const audible = useIsSoundAllowed()
  const isRingingTab = useIsRingingTab(audible)
  const isShown = (name: string) => counts.some(({ kind }) => kind === name)
  const ring: RingKind | null = useHotelRing({ orders: isShown('hotel.orders'), alerts: isShown('hotel.alerts') })
  const { pathname } = useCurrentUrl()
  const isBagRoom = pathname === to('bags') || pathname.startsWith(`${to('bags')}/`)
  const requestedBags = counts.find(({ kind }) => kind === 'club.bagRequests')?.count
  const unread = useUnreadMessages()
  useRepeatedRing(ring, isRingingTab)
  useRingForNew('soft', isShown('hotel.chat') ? unread : undefined, isRingingTab)
  useRingForNew('order', isBagRoom ? requestedBags : undefined, isRingingTab)
  const TicketPrinter = useLazyPartWhen(useNextTicket() !== undefined, printerPart)
  return (
    <>
      {counts.length > 0 && <BellButton counts={counts} ring={ring} audible={audible} panel={panelPart} />}
      {TicketPrinter && <TicketPrinter />}
    </>
  )
}
