import { expect, test } from 'vitest'
import type { RefusalSentences } from '#contract/refusals.ts'
import { Failure } from '#web/kernel/data/failure.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { refusalIn, tellRefusals } from '#web/kernel/text/refusals.ts'
import { refusalSentences } from './refusals.ts'

tellRefusals(refusalSentences)

test('a refusal is told in the language of its reader', () => {
  const refused = new Failure('refused', { code: 'too_many_tries' })
  expect([refusalIn('spanish', refused), refusalIn('french', refused), sentenceFor(refused)]).toEqual([
    'Demasiados intentos. Esperá unos minutos y probá de nuevo.',
    'Trop de tentatives. Attendez quelques minutes et réessayez.',
    'Demasiados intentos. Esperá unos minutos y probá de nuevo.',
  ])
})

test('what only staff can be told is Spanish; what is no refusal has no sentence of its own', () => {
  expect(refusalIn('french', new Failure('refused', { code: 'number_taken' }))).toBe(
    'Ese número de socio ya es de otra persona.',
  )
  expect(refusalIn('french', new Failure('late', { code: 'gone' }))).toBeUndefined()
  expect(sentenceFor(new Failure('refused', { code: 'of_a_newer_server', requestId: 'r1' }))).toContain('r1')
})

test('a refusal without its sentences does not compile', () => {
  const of = <C extends keyof RefusalSentences>(_code: C, sentence: RefusalSentences[C]) => sentence
  of('stale', 'Otra persona lo cambió.')
  // @ts-expect-error a guest can be told this: one language is not enough
  of('gone', 'Ya no existe.')
  // @ts-expect-error three languages are not enough either
  of('gone', { spanish: 'a', english: 'b', french: 'c' })
  // @ts-expect-error no endpoint refuses with this
  of('no_such_code', 'x')
  const { gone: _, ...incomplete } = refusalSentences
  // @ts-expect-error every code has a sentence
  expect(incomplete satisfies RefusalSentences).not.toHaveProperty('gone')
})
