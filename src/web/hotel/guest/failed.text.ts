import type { Language } from '#contract/kernel/languages.limits.ts'

/** Shown when a guest's action failed and the server sent no refusal with a sentence of its own. */
export const failedText: Record<Language, string> = {
  spanish: 'No pudimos hacerlo. Revisá la conexión y probá de nuevo.',
  english: 'That did not work. Check your connection and try again.',
  portuguese: 'Não foi possível. Verifique a conexão e tente de novo.',
  french: 'Cela n’a pas fonctionné. Vérifiez la connexion et réessayez.',
}
