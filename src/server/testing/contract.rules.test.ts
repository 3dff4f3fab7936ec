import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { checkRules } from '../kernel/rules.ts'

test('every endpoint declares who may call it, and every feature in a read’s `dependsOn` exists', () => {
  expect(() => checkRules(contract)).not.toThrow()
})
