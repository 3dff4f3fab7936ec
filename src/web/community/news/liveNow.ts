interface LiveWindow {
  day: number
  from: number
  to: number
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Whether the venue broadcasts now: hours 10 to 12 are three whole hours, on the venue's clock. */
export const isLive = ({ day, from, to }: LiveWindow, timeZone: string, now: Date) => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' })
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const hour = Number(parts.hour)
  return days.indexOf(parts.weekday ?? '') === day && from <= hour && hour <= to
}

/** Phones and tablets of Apple; an iPad says that it is a Mac, but no Mac is touched. */
export const isIos = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
