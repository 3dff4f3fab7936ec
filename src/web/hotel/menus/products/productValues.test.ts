import { expect, test } from 'vitest'
import { productOptionsText } from './productOptions.text.ts'
import { emptyOptionGroup, emptyProduct, newProductChecks, toInput } from './productValues.ts'

const { atLeast, atMost } = newProductChecks.options
const multipleChoiceGroup = { ...emptyOptionGroup(), choose: 'many' as const, atLeast: '2', atMost: '' }
const validationErrors = (changes: Partial<typeof multipleChoiceGroup> | { choose: 'one' }) => {
  const group = { ...multipleChoiceGroup, ...changes }
  const values = { ...emptyProduct('c'), options: [group] }
  return [atLeast(group.atLeast, values, 'options.0.atLeast'), atMost(group.atMost, values, 'options.0.atMost')]
}

test('the minimum of a group is rejected above its maximum or above its number of choices', () => {
  expect(validationErrors({})).toEqual([null, null])
  expect(validationErrors({ atMost: '1' })).toEqual([productOptionsText.howManyWrong(1), null])
  expect(validationErrors({ atLeast: '3' })).toEqual([productOptionsText.howManyWrong(2), null])
  expect(validationErrors({ atLeast: '', atMost: '0' })).toEqual([null, productOptionsText.howManyWrong(12)])
})

test('a minimum or maximum whose field is hidden is neither validated nor sent', () => {
  for (const group of [
    { choose: 'one' as const, atLeast: '99', atMost: 'x' },
    { required: false, atLeast: 'x' },
  ]) {
    expect(validationErrors(group)).toEqual([null, null])
    const [sent] = toInput({ ...emptyProduct('c'), options: [{ ...multipleChoiceGroup, ...group }] }).options
    expect(sent).not.toHaveProperty('atLeast')
    expect(sent).not.toHaveProperty('atMost')
  }
})
