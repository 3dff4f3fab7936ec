import type { Refusal } from '#contract/kernel/refusals.ts'
import type { Failure } from '#web/kernel/data/failure.ts'

/** One sentence per refusal: a code without one does not compile. */
const refusals: Record<Refusal, string> = {
  gone: 'Esto ya no existe. Puede que otra persona lo haya eliminado.',
  stale: 'Otra persona lo cambió mientras lo editabas.',
  too_many_tries: 'Demasiados intentos. Esperá unos minutos y probá de nuevo.',
  wrong_credentials: 'El mail o la contraseña no son correctos.',
  link_expired: 'El enlace venció o ya fue usado.',
  bad_picture: 'No pudimos leer esa imagen. Usá un archivo JPEG, PNG o WebP.',
  conflict: 'La bolsa se movió mientras tanto. Revisá su historial antes de registrar el movimiento.',
  wrong_code: 'El código no es correcto.',
  permit_expired: 'Pasó demasiado tiempo. Ingresá el código de nuevo.',
  number_taken: 'Ese número de socio ya es de otra persona.',
  unknown_member: 'Ningún socio tiene ese número.',
  unknown_category: 'Esa categoría ya no está en este menú. Elegí otra.',
  full: 'No se pueden agregar más.',
  in_use: 'Hay menús de este lugar. Pasalos a otro lugar antes de eliminarlo.',
  bad_rows: 'Hay filas con errores. No se guardó ninguna.',
}

export const failureText = {
  invalid: 'Hay datos que no son válidos. Revisá el formulario.',
  invalidField: 'Revisá este dato.',
  tooLarge: 'El archivo es demasiado grande.',
  forbidden: 'No tenés permiso para hacer esto.',
  unreachable: 'No hay conexión con el servidor. Revisá la red y probá de nuevo.',
  late: 'El servidor tardó demasiado en responder. Probá de nuevo.',
  away: 'El servidor no puede responder en este momento. Probá de nuevo en unos segundos.',
  unexpected: (requestId?: string | null) =>
    requestId
      ? `Algo salió mal de nuestro lado. Si se repite, avisanos con este código: ${requestId}.`
      : 'Algo salió mal de nuestro lado. Probá de nuevo.',
}

/** A plain sentence for anything that can go wrong with a call. */
export function sentenceFor({ kind, facts }: Failure): string {
  switch (kind) {
    case 'refused':
      return refusals[facts.code as Refusal] ?? failureText.unexpected(facts.requestId)
    case 'invalid':
      return facts.code === 'TOO_LARGE' ? failureText.tooLarge : failureText.invalid
    case 'unexpected':
      return failureText.unexpected(facts.requestId)
    default:
      return failureText[kind]
  }
}
