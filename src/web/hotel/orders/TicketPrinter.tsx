import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { printOnRoll } from '../printOnRoll.ts'
import classes from './Ticket.module.css'
import { Ticket } from './Ticket.tsx'
import { removePrintedTicket, useNextTicket } from './ticketQueue.ts'

/** Milliseconds until the next ticket is printed if the browser never fires `afterprint`. */
const printTimeout = 60_000

/** Prints the queued tickets one after the other; mounted on every back-office page. */
export function TicketPrinter() {
  const order = useNextTicket()
  const ticketBox = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!order || !ticketBox.current) return
    const done = () => removePrintedTicket(order)
    addEventListener('afterprint', done)
    const timer = setTimeout(done, printTimeout)
    const removePageSize = printOnRoll('ticket', ticketBox.current)
    return () => {
      removeEventListener('afterprint', done)
      clearTimeout(timer)
      removePageSize()
    }
  }, [order])
  if (!order) return null
  return createPortal(
    <div className={classes.paper} ref={ticketBox} aria-hidden>
      <Ticket order={order} />
    </div>,
    document.body,
  )
}
