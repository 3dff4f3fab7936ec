import type { Language } from '#contract/kernel/languages.limits.ts'
import type { RefusalSentences } from '#contract/refusals.ts'
import type { Failure } from '#web/kernel/data/failure.ts'

const sentencesByCode = new Map<string, string | Record<Language, string>>()

/** Registers the sentences of refusals, by code. */
export const tellRefusals = (sentences: Partial<RefusalSentences>) => {
  for (const [code, sentence] of Object.entries(sentences)) sentencesByCode.set(code, sentence)
}

let loadSentences = async () => {}

/** Registers a loader for the sentences, so that a page loads them only after the first refusal. */
export const expectRefusals = (load: () => Promise<Partial<RefusalSentences>>) => {
  let loading: Promise<void> | undefined
  loadSentences = () => {
    loading ??= load().then(tellRefusals, () => {
      loading = undefined
    })
    return loading
  }
}
/** Resolves when the sentences are loaded, or when loading failed; a refusal then shows a general sentence. */
export const untilTold = () => loadSentences()

/** The sentence of a refusal in a language; undefined for other failures and unknown codes. */
export function refusalIn(language: Language, { kind, facts }: Failure): string | undefined {
  const sentence = kind === 'refused' ? sentencesByCode.get(facts.code ?? '') : undefined
  return typeof sentence === 'object' ? sentence[language] : sentence
}
