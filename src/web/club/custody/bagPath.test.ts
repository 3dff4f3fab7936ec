import { expect, test } from 'vitest'
import { bagInLabel } from './bagPath.ts'

const id = '3f1c2b6e-5a57-4c22-9d1e-0c8a2f1b7a10'

test('a label leads to its bag and nowhere else', () => {
  expect(bagInLabel(`https://club.test/bag/${id}?venue=2`)).toBe(`/bag/${id}?venue=2`)
  // Whatever host it was printed for: only the bag is taken from it.
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
