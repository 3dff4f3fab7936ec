import type { VisitState } from '#contract/properties/visits.limits.ts'

interface CalendarEvent {
  id: string
  startsAt: Date
  minutes: number
  state: VisitState
  version: number
  listing: { direction: string; city: string }
  /** Page of the visit. */
  link: string
}

const statuses: Record<VisitState, string> = {
  asked: 'TENTATIVE',
  offered: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  canceled: 'CANCELLED',
}

/** A moment as 20261121T193000Z. */
const utcText = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** RFC 5545 limits a line to 75 bytes; longer ones continue on lines that begin with a space. */
const fold = (line: string) => {
  const parts = ['']
  for (const character of line) {
    const last = parts[parts.length - 1] ?? ''
    if (Buffer.byteLength(last + character) > 74) parts.push(character)
    else parts[parts.length - 1] = last + character
  }
  return parts.join('\r\n ')
}

/** A visit as an iCalendar file. A higher version replaces an event that a calendar already has. */
export const toCalendar = (
  { id, startsAt, minutes, state, version, listing, link }: CalendarEvent,
  venue: string,
  now: Date,
): string => {
  const place = `${listing.direction}, ${listing.city}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Casa Club//Visitas//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@casaclub`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${utcText(now)}`,
    `DTSTART:${utcText(startsAt)}`,
    `DTEND:${utcText(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(`Visita: ${place}`)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(`${venue}\n${link}`)}`,
    `STATUS:${statuses[state]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
