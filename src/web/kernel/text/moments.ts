const formats = new Map<string, Intl.DateTimeFormat>()

const format = (timeZone: string | undefined, kind: 'moment' | 'clock') => {
  const key = `${kind} ${timeZone}`
  const cached = formats.get(key)
  if (cached) return cached
  const created = new Intl.DateTimeFormat('es-AR', {
    ...(kind === 'moment' ? { day: '2-digit', month: '2-digit', year: 'numeric' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  })
  formats.set(key, created)
  return created
}

/** Day/month/year hour:minute in a time zone. */
export const formatMoment = (moment: string | number | Date, timeZone?: string): string =>
  format(timeZone, 'moment').format(new Date(moment)).replace(',', '')

/** Hour:minute in a time zone. */
export const formatTime = (moment: string | number | Date, timeZone?: string): string =>
  format(timeZone, 'clock').format(new Date(moment))

/** Day/month/year of a calendar day such as 2026-12-31. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/')
