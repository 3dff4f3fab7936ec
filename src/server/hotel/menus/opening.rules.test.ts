import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Opening } from '#contract/hotel/menus.ts'
import { endOfToday, openingStateAt } from './opening.rules.ts'

const zones = ['America/Argentina/Buenos_Aires', 'Europe/Madrid', 'America/New_York', 'Asia/Kolkata']
const minute = 60_000

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const pad = (n: number) => String(n).padStart(2, '0')
  return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`
})
const opening: fc.Arbitrary<Opening> = fc.record({ day: fc.integer({ min: 0, max: 6 }), from: clock, to: clock })
/** Moments near the clock changes of Madrid and New York, and on a day without a change. */
const moments = fc
  .tuple(
    fc.constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-06-15'),
    fc.integer({ min: -1440, max: 1440 }),
  )
  .map(([day, shift]) => new Date(Date.parse(`${day}T00:00:00Z`) + shift * minute))

test('changesAt is the first moment at which a menu opens or closes, also near a clock change', () => {
  fc.assert(
    fc.property(
      fc.array(opening, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...zones),
      moments,
      (openings, zone, now) => {
        const { open, changesAt } = openingStateAt(openings, zone, now)
        const last = changesAt?.getTime() ?? now.getTime() + 8 * 1440 * minute
        for (let at = now.getTime(); at < last; at += 15 * minute)
          if (openingStateAt(openings, zone, new Date(at)).open !== open)
            throw new Error(`different at ${new Date(at)}`)
        if (changesAt) expect(openingStateAt(openings, zone, changesAt).open).toBe(!open)
      },
    ),
    { numRuns: 300 },
  )
})

test('endOfToday is the next midnight of the time zone, also in nights with a clock change', () => {
  const dayIn = (timeZone: string, moment: number) => new Date(moment).toLocaleDateString('en-CA', { timeZone })
  // Santiago changes its clocks at midnight, in both directions.
  const santiago = ['2026-09-06T00:00:00Z', '2026-04-04T12:00:00Z'].map((moment) => new Date(moment))
  const check = (zone: string, now: Date) => {
    const end = endOfToday(zone, now).getTime()
    expect(dayIn(zone, end)).not.toBe(dayIn(zone, now.getTime()))
    expect(dayIn(zone, end - 1)).toBe(dayIn(zone, now.getTime()))
  }
  for (const now of santiago) check('America/Santiago', now)
  fc.assert(fc.property(fc.constantFrom(...zones), moments, check))
})

test('a bar that opens on Friday at 18 and closes at 2 is open on Saturday at 1', () => {
  const bar: Opening[] = [{ day: 5, from: '18:00', to: '02:00' }]
  const stateAt = (moment: string) => openingStateAt(bar, 'America/Argentina/Buenos_Aires', new Date(moment))
  expect(stateAt('2026-11-14T04:00:00Z')).toEqual({ open: true, changesAt: new Date('2026-11-14T05:00:00Z') })
  expect(stateAt('2026-11-14T05:00:00Z')).toEqual({ open: false, changesAt: new Date('2026-11-20T21:00:00Z') })
})

test('venue-time-zone: the same moment is a different weekday in another time zone', () => {
  const sunday: Opening[] = [{ day: 0, from: '00:00', to: '00:00' }]
  const moment = new Date('2026-11-15T02:00:00Z')
  expect(openingStateAt(sunday, 'Europe/Madrid', moment).open).toBe(true)
  expect(openingStateAt(sunday, 'America/New_York', moment).open).toBe(false)
})

test('a menu without openings is always open', () => {
  expect(openingStateAt([], 'UTC', new Date())).toEqual({ open: true, changesAt: null })
})
