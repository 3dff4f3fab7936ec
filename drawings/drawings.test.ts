import { expect, test } from 'vitest'
import pictures from '../demo/pictures/webp/index.json' with { type: 'json' }
import { drawings } from './drawings.ts'

test('every drawing was rendered to a picture of the demo (npm run pictures)', () => {
  expect(Object.keys(pictures)).toEqual(Object.keys(drawings))
})
