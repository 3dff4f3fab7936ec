import { expect, test } from 'vitest'
import { bagInLabel } from './bagPath.ts'

const id = '3f1c2b6e-5a57-4c22-9d1e-0c8a2f1b7a10'

test('a scanned label of any host opens the path of its bag; any other code opens nothing', () => {
  expect(bagInLabel(`https://club.test/bag/${id}?venue=2`)).toBe(`/bag/${id}?venue=2`)
  // The label's host is ignored: labels outlive a change of domain.
  expect(bagInLabel(`http://10.0.0.5:3000/bag/${id}`)).toBe(`/bag/${id}`)
  expect(bagInLabel(`https://club.test/bag/${id}?venue=x`)).toBe(`/bag/${id}`)
  for (const other of [
    'hola',
    'https://club.test/bags/1',
    `javascript:/bag/${id}/x`,
    `https://club.test/bag/${id}/..//x`,
  ])
    expect(bagInLabel(other)).toBeNull()
})
