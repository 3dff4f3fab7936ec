import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { checkRules } from '../kernel/rules.ts'

test('every endpoint says who may call it, and every feature that a read names in `from` exists', () => {
  expect(() => checkRules(contract)).not.toThrow()
})
