const maxNames = 3
/** Lists file names in a sentence, shortened if there are many. */
export const fileNamesText = (names: readonly string[]) =>
  names.length > maxNames + 1
    ? `${names.slice(0, maxNames).join(', ')} y ${names.length - maxNames} más`
    : names.join(', ')

const forgotten = 'Pasó demasiado tiempo sin guardarla y ya no la tenemos. Elegila de nuevo.'

/** Texts of photo uploads. */
export const uploadsText = {
  choose: 'Elegí las fotos',
  orDrop: 'o arrastralas hasta acá, todas juntas. JPEG, PNG o WebP.',
  add: 'Agregar más fotos',
  wrongTypes: (names: readonly string[]) =>
    `${fileNamesText(names)} ${names.length === 1 ? 'no sirve: usá un archivo' : 'no sirven: usá archivos'} JPEG, PNG o WebP.`,
  waiting: 'En espera',
  uploading: (percent: number) => `Subiendo… ${percent} %`,
  preparing: 'Preparando la foto…',
  progressOf: (name: string) => `Subiendo ${name}`,
  retry: 'Reintentar',
  retryOf: (name: string) => `Reintentar ${name}`,
  dropOf: (name: string) => `Quitar ${name}`,
  forgotten,
  forgottenAmong: (count: number) =>
    count === 1
      ? forgotten
      : `Pasó demasiado tiempo sin guardar y ya no tenemos ${count} de las fotos. Elegilas de nuevo.`,
  summary: (done: number, all: number) => `${done} de ${all} fotos subidas`,
}
