import type { GuestMenuInList } from '#contract/hotel/menus.guest.ts'
import { type Language, languageCodes } from '#contract/kernel/languages.limits.ts'
import { guestText } from '#web/hotel/guest/guest.text.ts'
import { clockText } from '#web/kernel/text/moments.ts'

const msPerDay = 24 * 60 * 60 * 1000

type Zone = Pick<Intl.DateTimeFormatOptions, 'timeZone'>

const dateOf = (moment: Date, zone: Zone) => Date.parse(moment.toLocaleDateString('en-CA', zone))

/** Name of a day relative to now: today, tomorrow, a weekday within six days, 'next' weekday at seven. */
function relativeDayText(moment: Date, language: Language, zone: Zone, now: Date) {
  const code = languageCodes[language]
  const daysAhead = Math.round((dateOf(moment, zone) - dateOf(now, zone)) / msPerDay)
  if (daysAhead < 2) return new Intl.RelativeTimeFormat(code, { numeric: 'auto' }).format(Math.max(daysAhead, 0), 'day')
  const day = moment.toLocaleDateString(code, { weekday: 'long', ...zone })
  const { on, next } = guestText[language]
  return daysAhead < 7 ? on + day : next(day)
}

/** Open or closed, and until when in the venue's time zone, so that server and browser render the same text. */
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
    : text.closedUntil(relativeDayText(new Date(changesAt), language, timeZone ? { timeZone } : {}, now), clock)
}
