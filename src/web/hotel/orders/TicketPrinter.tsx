import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { printed, useNextTicket } from './printing.ts'
import classes from './Ticket.module.css'
import { Ticket } from './Ticket.tsx'

const inMillimetres = (pixels: number) => Math.ceil((pixels * 25.4) / 96)
/** A browser that cannot print does not say so: the next ticket is not held up by that. */
const longest = 60_000

/** Puts tickets on paper, one after the other, from whichever page is open. */
export function TicketPrinter() {
  const order = useNextTicket()
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!order || !paper.current) return
    // The roll is cut where the ticket ends: only its length is known here.
    const roll = new CSSStyleSheet()
    roll.replaceSync(`@page ticket { size: 80mm ${inMillimetres(paper.current.offsetHeight) + 1}mm; margin: 0 }`)
    document.adoptedStyleSheets.push(roll)
    const done = () => printed(order)
    addEventListener('afterprint', done)
    const timer = setTimeout(done, longest)
    print()
    return () => {
      removeEventListener('afterprint', done)
      clearTimeout(timer)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== roll)
    }
  }, [order])
  if (!order) return null
  return createPortal(
    <div className={classes.paper} ref={paper} aria-hidden>
      <Ticket order={order} />
    </div>,
    document.body,
  )
}
