import { expect, test } from 'vitest'
import { optionsText } from '../menus.text.ts'
import { blankGroup, blankProduct, newProductChecks, writtenIn } from './productValues.ts'

const { atLeast, atMost } = newProductChecks.options
const several = { ...blankGroup(), choose: 'many' as const, atLeast: '2', atMost: '' }
const complaints = (of: Partial<typeof several> | { choose: 'one' }) => {
  const group = { ...several, ...of }
  const values = { ...blankProduct('c'), options: [group] }
  return [atLeast(group.atLeast, values, 'options.0.atLeast'), atMost(group.atMost, values, 'options.0.atMost')]
}

test('nobody is asked for more than the maximum, nor for more than there is to choose', () => {
  expect(complaints({})).toEqual([null, null])
  expect(complaints({ atMost: '1' })).toEqual([optionsText.howManyWrong(1), null])
  expect(complaints({ atLeast: '3' })).toEqual([optionsText.howManyWrong(2), null])
  expect(complaints({ atLeast: '', atMost: '0' })).toEqual([null, optionsText.howManyWrong(12)])
})

test('a number that the form does not ask for is neither complained about nor sent', () => {
  for (const group of [
    { choose: 'one' as const, atLeast: '99', atMost: 'x' },
    { required: false, atLeast: 'x' },
  ]) {
    expect(complaints(group)).toEqual([null, null])
    const [sent] = writtenIn({ ...blankProduct('c'), options: [{ ...several, ...group }] }).options
    expect(sent).not.toHaveProperty('atLeast')
    expect(sent).not.toHaveProperty('atMost')
  }
})
