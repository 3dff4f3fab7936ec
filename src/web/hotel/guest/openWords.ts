import type { GuestMenuInList } from '#contract/hotel/menus.guest.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { clockText } from '#web/kernel/text/moments.ts'
import { guestText } from './guest.text.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const dayOf = (moment: string, timeZone: string | undefined) =>
  days.indexOf(
    new Intl.DateTimeFormat('en-US', { weekday: 'short', ...(timeZone ? { timeZone } : {}) }).format(new Date(moment)),
  )

/** Open or closed, and until when on the venue's clocks. Says the same on the server and in the browser. */
export function openWords(
  { open, changesAt }: Pick<GuestMenuInList, 'open' | 'changesAt'>,
  language: Language,
  timeZone: string | undefined,
): string {
  const text = guestText[language]
  if (!changesAt) return open ? text.open : text.closed
  const clock = clockText(changesAt, timeZone)
  return open ? text.openUntil(clock) : text.closedUntil(text.days[dayOf(changesAt, timeZone)] ?? '', clock)
}
