import type { GuestMenuInList } from '#contract/hotel/menus.guest.ts'
import { type Language, languageCodes } from '#contract/kernel/languages.limits.ts'
import { guestText } from '#web/hotel/guest/guest.text.ts'
import { clockText } from '#web/kernel/text/moments.ts'

const dayLong = 24 * 60 * 60 * 1000

type Zone = Pick<Intl.DateTimeFormatOptions, 'timeZone'>

const dateOf = (moment: Date, zone: Zone) => Date.parse(moment.toLocaleDateString('en-CA', zone))

/** The day as one says it now: today, tomorrow, a weekday, and in a week the next of its name. */
function dayWords(moment: Date, language: Language, zone: Zone, now: Date) {
  const code = languageCodes[language]
  const ahead = Math.round((dateOf(moment, zone) - dateOf(now, zone)) / dayLong)
  if (ahead < 2) return new Intl.RelativeTimeFormat(code, { numeric: 'auto' }).format(Math.max(ahead, 0), 'day')
  const day = moment.toLocaleDateString(code, { weekday: 'long', ...zone })
  const { on, next } = guestText[language]
  return ahead < 7 ? on + day : next(day)
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
  return open
    ? text.openUntil(clock)
    : text.closedUntil(dayWords(new Date(changesAt), language, timeZone ? { timeZone } : {}, now), clock)
}
