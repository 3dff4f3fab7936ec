import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { printed, useNextTicket } from './printing.ts'
import classes from './Ticket.module.css'
import { Ticket } from './Ticket.tsx'

const toMillimetres = (pixels: number) => Math.ceil((pixels * 25.4) / 96)
/** Milliseconds until the next ticket is printed if the browser never fires `afterprint`. */
const printTimeout = 60_000

/** Prints the queued tickets one after the other; mounted on every back-office page. */
export function TicketPrinter() {
  const order = useNextTicket()
  const ticketBox = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!order || !ticketBox.current) return
    // The page gets the height of the ticket, so the printer cuts the roll below it; CSS alone cannot measure that.
    const pageStyle = new CSSStyleSheet()
    pageStyle.replaceSync(
      `@page ticket { size: 80mm ${toMillimetres(ticketBox.current.offsetHeight) + 1}mm; margin: 0 }`,
    )
    document.adoptedStyleSheets.push(pageStyle)
    const done = () => printed(order)
    addEventListener('afterprint', done)
    const timer = setTimeout(done, printTimeout)
    print()
    return () => {
      removeEventListener('afterprint', done)
      clearTimeout(timer)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageStyle)
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
