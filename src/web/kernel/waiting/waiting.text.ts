/** Words of the notification centre. */
export const waitingText = {
  button: (total: number, counted: readonly string[]) =>
    // The accessible name must contain the visible number, the sum.
    total === 0 ? 'Campana: nada espera' : `Campana: ${total} en espera, ${counted.join(', ')}`,
  panel: 'Lo que espera',
  close: 'Cerrar',
  nothing: 'Nada espera.',
  nothingMore: 'Cuando alguien necesite algo, aparece acá.',
  all: (counted: string) => `Ver ${counted}`,
  test: 'Probar sonido',
  heard: 'El sonido está activo en esta pantalla.',
  silent: 'Esta pantalla está en silencio: los pedidos no se van a escuchar.',
  refused: 'El navegador no deja sonar esta página. Permitile el sonido en su configuración.',
  settings: 'Elegir avisos',
  today: {
    title: 'Para hoy',
    empty: 'No hay nada pendiente. Buen día!',
    oldest: 'Lo más viejo',
  },
  notifications: {
    title: 'Avisos',
    sentence: 'Elegí cómo enterarte de cada cosa que espera. Los cambios se guardan solos.',
    kind: 'Qué',
    screen: 'Pantalla',
    push: 'Notificación',
    mail: 'Mail',
    screenOf: (label: string) => `${label}: mostrar en la pantalla`,
    pushOf: (label: string) => `${label}: notificación`,
    mailOf: (label: string) => `${label}: mail`,
    mails: { never: 'Nunca', immediately: 'Al momento', daily: 'En el resumen diario' },
    hour: 'Hora del resumen diario',
    saved: 'Avisos guardados!',
  },
  device: {
    on: 'Recibir notificaciones en este dispositivo',
    off: 'No recibir más en este dispositivo',
    impossible: 'Este navegador no recibe notificaciones.',
    isOn: 'Este dispositivo recibe las notificaciones que elijas.',
    isOff: 'Este dispositivo no recibe notificaciones.',
    results: {
      on: 'Listo, este dispositivo recibe notificaciones!',
      off: 'Este dispositivo ya no recibe notificaciones.',
      denied: 'El navegador no permite notificaciones de esta página. Permitilas en su configuración.',
      failed: 'No se pudo. Probá de nuevo.',
    },
  },
}
