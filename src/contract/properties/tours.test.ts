import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tourHosts } from './tours.limits.ts'
import { TourAddress, tourOf } from './tours.ts'

test('a 360° view is made anew of its own name, whatever else was typed', () => {
  expect(tourOf('https://kuula.co/share/7lYZR?fs=1&vr=0')).toBe('https://kuula.co/share/7lYZR')
  expect(tourOf('https://kuula.co/share/collection/7l1XY')).toBe('https://kuula.co/share/collection/7l1XY')
  expect(tourOf('https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1')).toBe(
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
  )
  expect(tourOf('https://momento360.com/e/u/fc9f2aacf1c6')).toBe('https://momento360.com/e/u/fc9f2aacf1c6')
  expect(TourAddress.safeParse(' ').data).toBe('')
})

test('an address of another host, scheme or shape is refused, and what is made can be framed', () => {
  for (const typed of [
    'javascript:alert(1)',
    'http://kuula.co/share/7lYZR',
    'https://kuula.co@evil.example/share/7lYZR',
    'https://kuula.co.evil.example/share/7lYZR',
    'https://kuula.co\\evil.example/share/7lYZR',
    'https://kuula.co/profile/somebody',
    'https://my.matterport.com/show/?m=../../x',
  ])
    expect(TourAddress.safeParse(typed).success, typed).toBe(false)
  const host = fc.constantFrom('kuula.co', 'my.matterport.com', 'momento360.com', 'evil.example')
  const part = fc.constantFrom('share', 'show', 'e', 'u', '..', '%2f', '@evil.example', ':8080', '?m=abc', 'abc', '//')
  fc.assert(
    fc.property(host, fc.array(part, { maxLength: 5 }), (host, parts) => {
      const made = tourOf(`https://${host}/${parts.join('/')}`)
      if (made !== null) expect(tourHosts).toContain(new URL(made).origin)
    }),
    { numRuns: 500 },
  )
})
