import type { GuestMenuInList } from '#contract/hotel/menus.guest.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { clockText } from '#web/kernel/text/moments.ts'
import { guestText } from './guest.text.ts'

const dayLong = 24 * 60 * 60 * 1000
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const dayOf = (moment: string, timeZone: string | undefined) =>
  days.indexOf(
    new Intl.DateTimeFormat('en-US', { weekday: 'short', ...(timeZone ? { timeZone } : {}) }).format(new Date(moment)),
  )

const dateOf = (moment: Date, timeZone: string | undefined) =>
  Date.parse(new Intl.DateTimeFormat('en-CA', timeZone ? { timeZone } : {}).format(moment))

/** How many days of the venue's calendar lie between. */
const daysUntil = (moment: string, now: Date, timeZone: string | undefined) =>
  Math.round((dateOf(new Date(moment), timeZone) - dateOf(now, timeZone)) / dayLong)

/** The day as one says it now: today, tomorrow, a weekday, and in a week the next of its name. */
function dayWords(moment: string, language: Language, timeZone: string | undefined, now: Date) {
  const text = guestText[language]
  const day = text.days[dayOf(moment, timeZone)] ?? ''
  const ahead = daysUntil(moment, now, timeZone)
  if (ahead < 1) return text.today
  if (ahead === 1) return text.tomorrow
  return ahead < 7 ? text.on(day) : text.next(day)
}

/** Open or closed, and until when on the venue's clocks. Says the same on the server and in the browser. */
export function openWords(
  { open, changesAt }: Pick<GuestMenuInList, 'open' | 'changesAt'>,
  language: Language,
  timeZone: string | undefined,
  now: Date,
): string {
  const text = guestText[language]
  if (!changesAt) return open ? text.open : text.closed
  const clock = clockText(changesAt, timeZone)
  return open ? text.openUntil(clock) : text.closedUntil(dayWords(changesAt, language, timeZone, now), clock)
}
