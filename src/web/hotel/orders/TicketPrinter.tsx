import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { printOnRoll } from '../printOnRoll.ts'
import classes from './Ticket.module.css'
import { Ticket } from './Ticket.tsx'
import { removePrintedTicket, useNextTicket } from './ticketQueue.ts'

/** Milliseconds until the next ticket is printed if the browser never fires `afterprint`. */
const printTimeout = 60_000

/** Prints the queued tickets one after the other; mounted on back-office pages from the first queued ticket on. */
export function TicketPrinter() {
  const ticket = useNextTicket()
  // A ticket of a station begins with the station's name, which must be loaded before it is printed.
  const isLoaded = useRead(api.hotel.stations.list).data !== undefined
  const ticketBox = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ticket || !isLoaded || !ticketBox.current) return
    const done = () => removePrintedTicket(ticket)
    addEventListener('afterprint', done)
    const timer = setTimeout(done, printTimeout)
    const removePageSize = printOnRoll('ticket', ticketBox.current)
    return () => {
      removeEventListener('afterprint', done)
      clearTimeout(timer)
      removePageSize()
    }
  }, [ticket, isLoaded])
  if (!ticket) return null
  return createPortal(
    <div className={classes.paper} ref={ticketBox} aria-hidden>
      <Ticket {...ticket} />
    </div>,
    document.body,
  )
}
