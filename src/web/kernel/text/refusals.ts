import type { Language } from '#contract/kernel/languages.limits.ts'
import type { RefusalSentences } from '#contract/refusals.ts'
import type { Failure } from '#web/kernel/data/failure.ts'

const told = new Map<string, string | Record<Language, string>>()

/** An entry of the program says at its start which sentences it has: those of the products that it draws. */
export const tellRefusals = (sentences: Partial<RefusalSentences>) => {
  for (const [code, sentence] of Object.entries(sentences)) told.set(code, sentence)
}

let coming = async () => {}

/** The same where they come after the page: few ever meet a refusal. */
export const expectRefusals = (load: () => Promise<Partial<RefusalSentences>>) => {
  let loading: Promise<void> | undefined
  coming = () => {
    loading ??= load().then(tellRefusals, () => {
      loading = undefined
    })
    return loading
  }
}
/** Until there are sentences for what was refused; what does not come is told without one. */
export const untilTold = () => coming()

/** What a refusal says to a reader of this language; undefined for any other failure. */
export function refusalIn(language: Language, { kind, facts }: Failure): string | undefined {
  const sentence = kind === 'refused' ? told.get(facts.code ?? '') : undefined
  return typeof sentence === 'object' ? sentence[language] : sentence
}
