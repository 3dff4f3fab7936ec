import { expect, test } from 'vitest'
import type { RefusalSentences } from '#contract/refusals.ts'
import { Failure } from '#web/kernel/data/failure.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { refusalIn, tellRefusals } from '#web/kernel/text/refusals.ts'
import { refusalSentences } from './refusals.ts'

tellRefusals(refusalSentences)

test('a refusal’s sentence is in the requested language, and in Spanish for staff', () => {
  const refused = new Failure('refused', { code: 'too_many_tries' })
  expect([refusalIn('spanish', refused), refusalIn('french', refused), sentenceFor(refused)]).toEqual([
    'Demasiados intentos. Esperá unos minutos y probá de nuevo.',
    'Trop de tentatives. Attendez quelques minutes et réessayez.',
    'Demasiados intentos. Esperá unos minutos y probá de nuevo.',
  ])
})

test('a refusal that only staff receive is in Spanish in every language, and a failure that is no refusal has no refusal sentence', () => {
  expect(refusalIn('french', new Failure('refused', { code: 'number_taken' }))).toBe(
    'Ese número de socio ya es de otra persona.',
  )
  expect(refusalIn('french', new Failure('late', { code: 'gone' }))).toBeUndefined()
  expect(sentenceFor(new Failure('refused', { code: 'of_a_newer_server', requestId: 'r1' }))).toContain('r1')
})

test('a refusal code without a sentence, or with too few languages, does not compile', () => {
  const checkSentence = <C extends keyof RefusalSentences>(_code: C, sentence: RefusalSentences[C]) => sentence
  checkSentence('stale', 'Otra persona lo cambió.')
  // @ts-expect-error guests receive this refusal, so one language is not enough
  checkSentence('gone', 'Ya no existe.')
  // @ts-expect-error the fourth language is missing
  checkSentence('gone', { spanish: 'a', english: 'b', french: 'c' })
  // @ts-expect-error no endpoint declares this refusal
  checkSentence('no_such_code', 'x')
  const { gone: _, ...incomplete } = refusalSentences
  // @ts-expect-error every code has a sentence
  expect(incomplete satisfies RefusalSentences).not.toHaveProperty('gone')
})
