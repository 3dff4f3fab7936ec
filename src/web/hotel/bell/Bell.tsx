import { IconBell, IconBellRinging } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { useTitleBadge } from '#web/kernel/navigation/documentHead.ts'
import { lazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { useNextTicket } from '../orders/ticketQueue.ts'
import classes from './Bell.module.css'
import { bellText as text } from './bell.text.ts'
import { ringIntervals, ringKindFor } from './ringKind.ts'
import { playRing, useIsRingingTab, useIsSoundAllowed } from './sound.ts'

/** Lazy parts: the bell is on every back-office page, so its panel and the printer load on first use. */
const panelPart = lazyPart(() => import('./BellPanel.tsx').then((m) => m.BellPanel))
const printerPart = lazyPart(() => import('../orders/TicketPrinter.tsx').then((m) => m.TicketPrinter))

/** Bell button in the header of every back-office page; it rings until no order is pending and every alert is seen. */
export function Bell() {
  const orders = useRead(api.hotel.orders.waiting).data ?? []
  const alerts = useRead(api.hotel.alerts.list).data ?? []
  const audible = useIsSoundAllowed()
  const isRingingTab = useIsRingingTab(audible)
  const sentAt = orders.map((order) => order.sentAt)
  const unseen = alerts.filter(({ seenAt }) => seenAt === null).length
  const ring = useTimeValue((now) => ringKindFor({ orders: sentAt, alerts: unseen }, now))
  const waiting = orders.length + alerts.length
  useTitleBadge(waiting)
  useRingForMessages(isRingingTab)
  useEffect(() => {
    if (!ring || !isRingingTab) return
    playRing(ring)
    const timer = setInterval(() => playRing(ring), ringIntervals[ring])
    return () => clearInterval(timer)
  }, [ring, isRingingTab])

  const [open, setOpen] = useState(false)
  const panelId = useId()
  const BellPanel = useLazyPartWhen(open || ring !== null, panelPart)
  const TicketPrinter = useLazyPartWhen(useNextTicket() !== undefined, printerPart)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const onPress = ({ target }: PointerEvent) =>
      target instanceof Node && !root.current?.contains(target) && setOpen(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])

  return (
    <div className={classes.bell} ref={root}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-ring={ring ?? undefined}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={text.button(orders.length, alerts.length)}
        onClick={() => setOpen(!open)}
      >
        {ring ? <IconBellRinging size={20} aria-hidden /> : <IconBell size={20} aria-hidden />}
        {waiting > 0 && <b>{waiting}</b>}
      </button>
      <section id={panelId} className={classes.panel} hidden={!open} aria-label={text.panel}>
        {open && BellPanel && (
          <BellPanel orders={orders} alerts={alerts} audible={audible} onFollow={() => setOpen(false)} />
        )}
      </section>
      {TicketPrinter && <TicketPrinter />}
    </div>
  )
}

/** Rings softly once for each new message of a guest. */
function useRingForMessages(isRingingTab: boolean) {
  const unread = useRead(api.hotel.chat.unread).data?.messages
  const known = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (unread === undefined) return
    if (known.current !== undefined && unread > known.current && isRingingTab) playRing('soft')
    known.current = unread
  }, [unread, isRingingTab])
}
