import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tourHosts } from './tours.limits.ts'
import { TourUrl, tourUrlOf } from './tours.ts'

test('the URL of a 360° view is rebuilt from its id, without the other parts of the typed URL', () => {
  expect(tourUrlOf('https://kuula.co/share/7lYZR?fs=1&vr=0')).toBe('https://kuula.co/share/7lYZR')
  expect(tourUrlOf('https://kuula.co/share/collection/7l1XY')).toBe('https://kuula.co/share/collection/7l1XY')
  expect(tourUrlOf('https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1')).toBe(
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
  )
  expect(tourUrlOf('https://momento360.com/e/u/fc9f2aacf1c6')).toBe('https://momento360.com/e/u/fc9f2aacf1c6')
  expect(TourUrl.safeParse(' ').data).toBe('')
})

test('a URL with another host, scheme or path is refused, and every rebuilt URL belongs to a host that pages may frame', () => {
  for (const typed of [
    'javascript:alert(1)',
    'http://kuula.co/share/7lYZR',
    'https://kuula.co@evil.example/share/7lYZR',
    'https://kuula.co.evil.example/share/7lYZR',
    'https://kuula.co\\evil.example/share/7lYZR',
    'https://kuula.co/profile/somebody',
    'https://my.matterport.com/show/?m=../../x',
  ])
    expect(TourUrl.safeParse(typed).success, typed).toBe(false)
  const host = fc.constantFrom('kuula.co', 'my.matterport.com', 'momento360.com', 'evil.example')
  const part = fc.constantFrom('share', 'show', 'e', 'u', '..', '%2f', '@evil.example', ':8080', '?m=abc', 'abc', '//')
  fc.assert(
    fc.property(host, fc.array(part, { maxLength: 5 }), (host, parts) => {
      const url = tourUrlOf(`https://${host}/${parts.join('/')}`)
      if (url !== null) expect(tourHosts).toContain(new URL(url).origin)
    }),
    { numRuns: 500 },
  )
})
