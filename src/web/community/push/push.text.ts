export const pushText = {
  title: 'Avisos',
  on: 'Activar avisos',
  turningOn: 'Activando…',
  off: 'Desactivar en este teléfono',
  results: {
    on: 'Avisos activados!',
    off: 'Avisos desactivados!',
    denied: 'Este teléfono no permite avisos de la app. Podés permitirlos en sus ajustes.',
    failed: 'No pudimos activar los avisos en este teléfono.',
  },
  kinds: 'De qué te avisamos',
  kind: {
    post: 'Novedades',
    booking: 'Recordatorio de reservas',
    claim: 'Respuestas a reclamos',
    emergency: 'Emergencias',
    group: 'Mensajes de tus grupos y tu clase',
  },
}
