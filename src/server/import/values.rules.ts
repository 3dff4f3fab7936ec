/** A value of an old document that cannot be imported; the message says why. */
export class Rejected extends Error {}

const dayText = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const isoText = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

const secondsOf = (value: object) => {
  const {
    _seconds,
    seconds = _seconds,
    _nanoseconds,
    nanoseconds = _nanoseconds ?? 0,
  } = value as Record<string, unknown>
  return typeof seconds === 'number' && typeof nanoseconds === 'number' ? seconds * 1000 + nanoseconds / 1e6 : null
}

/** Milliseconds that the clocks of a time zone are ahead of UTC. */
const offsetOf = (zone: string, at: number) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(at / 1000) * 1000
}

/** The moment of a local time in a time zone. */
const atZone = (local: number, zone: string) => {
  const guess = local - offsetOf(zone, local)
  return new Date(local - offsetOf(zone, guess))
}

const localTime = (year: number, month: number, day: number, time: number[]) => {
  const [hour = 0, minute = 0, second = 0] = time
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() : null
}

/** Null for years before 1900 or from 2200 on: these are typing errors, or numbers that are not times. */
const inYears = (at: Date) => (at.getUTCFullYear() >= 1900 && at.getUTCFullYear() < 2200 ? at : null)

/** A moment that the old product stored as a timestamp, milliseconds, ISO text or day/month/year text; null if it is none. */
export const parseOldMoment = (value: unknown, zone: string): Date | null => {
  if (typeof value === 'object' && value !== null) {
    const at = secondsOf(value)
    return at === null ? null : inYears(new Date(at))
  }
  if (typeof value === 'number') return inYears(new Date(value))
  if (typeof value !== 'string') return null
  const text = value.trim()
  const [, day, month, year, ...time] = dayText.exec(text) ?? []
  if (day) {
    const local = localTime(
      Number(year),
      Number(month),
      Number(day),
      time.map((part) => Number(part ?? 0)),
    )
    return local === null ? null : inYears(atZone(local, zone))
  }
  if (!isoText.test(text)) return null
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && text.includes(':')
  const at = new Date(hasZone ? text : `${text.replace(' ', 'T')}${text.includes(':') ? 'Z' : ''}`)
  if (Number.isNaN(at.getTime())) return null
  return inYears(hasZone ? at : atZone(at.getTime(), zone))
}

/** The calendar day of a moment that the old product stored, such as 2026-11-15; null if the value is no moment. */
export const parseOldDay = (value: unknown, zone: string): string | null => {
  const at = parseOldMoment(value, zone)
  return at && new Date(at.getTime() + offsetOf(zone, at.getTime())).toISOString().slice(0, 10)
}

/** An amount in hundredths of what people typed: 1.250,50 and 1,250.50 and $ 1250.5; null if it is no amount. */
export const parseOldAmount = (value: unknown): number | null => {
  if (typeof value === 'number') return value >= 0 && Number.isFinite(value) ? Math.round(value * 100) : null
  if (typeof value !== 'string') return null
  const [number, ...others] = value.match(/\d[\d.,\s]*/g) ?? []
  if (!number || others.length > 0) return null
  const digits = number.trim().replaceAll(/\s/g, '')
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  const amount = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? amount : null
}
