import { IconBell, IconBellRinging } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useTold } from '#web/kernel/data/useTold.ts'
import { useTitleBadge } from '#web/kernel/navigation/head.ts'
import { part, usePartWhen } from '#web/kernel/navigation/part.ts'
import { useNextTicket } from '../orders/printing.ts'
import classes from './Bell.module.css'
import { bellText as text } from './bell.text.ts'
import { ringFor, ringsEvery } from './ringing.ts'
import { Silent } from './Silent.tsx'
import { strike, useOnlyTab, useSound } from './sound.ts'

/** Lazy parts: the bell is on every back-office page, so its panel and the printer load on first use. */
const panelPart = part(() => import('./BellPanel.tsx').then((m) => m.BellPanel))
const printerPart = part(() => import('../orders/TicketPrinter.tsx').then((m) => m.TicketPrinter))

/** Bell button in the header of every back-office page; it rings until no order and no alert is waiting. */
export function Bell() {
  const orders = useRead(api.hotel.orders.waiting).data ?? []
  const alerts = useRead(api.hotel.alerts.list).data ?? []
  const audible = useSound()
  const isRingingTab = useOnlyTab(audible)
  const sentAt = orders.map((order) => order.sentAt)
  const ring = useTold((now) => ringFor({ orders: sentAt, alerts: alerts.length }, now))
  useTitleBadge(orders.length + alerts.length)
  useEffect(() => {
    if (!ring || !isRingingTab) return
    strike(ring)
    const timer = setInterval(() => strike(ring), ringsEvery[ring])
    return () => clearInterval(timer)
  }, [ring, isRingingTab])

  const [open, setOpen] = useState(false)
  const panelId = useId()
  const BellPanel = usePartWhen(open || ring !== null, panelPart)
  const TicketPrinter = usePartWhen(useNextTicket() !== undefined, printerPart)
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
      {!audible && <Silent />}
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
        {ring && <b>{orders.length + alerts.length}</b>}
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
