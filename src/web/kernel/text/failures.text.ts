import type { Failure } from '#web/kernel/data/failure.ts'
import { kernelText } from './kernel.text.ts'
import { refusalIn } from './refusals.ts'

export const failureText = {
  invalid: 'Hay datos que no son válidos. Revisá el formulario.',
  invalidField: 'Revisá este dato.',
  tooLarge: 'El archivo es demasiado grande.',
  forbidden: 'No tenés permiso para hacer esto.',
  signedOut: 'Tu sesión terminó. Iniciá sesión en otra pestaña y probá de nuevo.',
  unreachable: kernelText.unreachable,
  late: 'El servidor tardó demasiado en responder. Probá de nuevo.',
  away: 'El servidor no puede responder en este momento. Probá de nuevo en unos segundos.',
  unexpected: (requestId?: string | null) =>
    requestId
      ? `Algo salió mal de nuestro lado. Si se repite, avisanos con este código: ${requestId}.`
      : 'Algo salió mal de nuestro lado. Probá de nuevo.',
}

/** The Spanish sentence for a failed request. */
export function sentenceFor(failure: Failure): string {
  const { kind, facts } = failure
  switch (kind) {
    case 'refused':
      return refusalIn('spanish', failure) ?? failureText.unexpected(facts.requestId)
    case 'invalid':
      return facts.code === 'TOO_LARGE' ? failureText.tooLarge : failureText.invalid
    case 'forbidden':
      return facts.status === 401 ? failureText.signedOut : failureText.forbidden
    case 'unexpected':
      return failureText.unexpected(facts.requestId)
    default:
      return failureText[kind]
  }
}
