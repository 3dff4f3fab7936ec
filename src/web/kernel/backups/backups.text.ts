const megabytes = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const backupsText = {
  title: 'Copias',
  sentence: (days: number) =>
    `Cada noche se guarda una copia de todos los datos y fotos. Se conserva durante ${days === 1 ? '1 día' : `${days} días`}.`,
  off: 'Las copias automáticas están apagadas.',
  place: 'Se guardan en',
  next: 'Próxima copia',
  lastTest: 'Última prueba de restauración',
  neverTested: 'Todavía no hubo',
  testSucceeded: (at: string) => `${at}, salió bien`,
  testFailed: (at: string) => `${at}, falló`,
  list: 'Copias guardadas',
  size: (bytes: number) => `${megabytes.format(Math.max(bytes, 100_000) / 1e6)} MB`,
  empty: 'Todavía no hay copias. La primera se guarda esta noche.',
  emptyOff: 'Todavía no hay copias.',
  tested: 'Probada',
  failedTest: 'No se pudo restaurar',
  take: 'Hacer una copia ahora',
  running: 'Haciendo una copia…',
  taking: 'La copia está en camino: aparece acá cuando termina.',
  download: 'Descargar',
  downloadOf: (at: string) => `Descargar la copia del ${at}`,
  care: 'Una copia tiene datos personales y claves: guardala donde nadie más la pueda leer.',
  severalVenues:
    'Cada copia contiene los datos de todos los lugares de esta instalación. Por eso solo la descarga quien administra el servidor.',
  failure: (at: string) => `La última copia, del ${at}, falló.`,
  diskFull: 'El disco del servidor está lleno. Avisale a quien administra el servidor.',
  failureHint: 'Se intenta de nuevo cada hora. Si se repite, avisale a quien administra el servidor.',
  testFailure: 'La última copia que se probó no se pudo restaurar.',
  testFailureHint: 'Avisale a quien administra el servidor: sin una copia que funcione, los datos no están protegidos.',
  missing: (count: number) =>
    count === 1
      ? 'A la última copia le falta una foto, porque no está en el servidor.'
      : `A la última copia le faltan ${count} fotos, porque no están en el servidor.`,
}
