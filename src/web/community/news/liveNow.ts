interface LiveWindow {
  day: number
  from: number
  to: number
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Whether `now` is in the live window, in the venue's time zone; hours 10 to 12 include 12:59. */
export const isInLiveWindow = ({ day, from, to }: LiveWindow, timeZone: string, now: Date) => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' })
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const hour = Number(parts.hour)
  return days.indexOf(parts.weekday ?? '') === day && from <= hour && hour <= to
}

/** True for iPhones and iPads; an iPad reports itself as a Mac, but Macs have no touch screen. */
export const isIos = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
