/** Words of photos on their way. */
export const uploadsText = {
  choose: 'Elegí las fotos',
  orDrop: 'o arrastralas hasta acá, todas juntas. JPEG, PNG o WebP.',
  add: 'Agregar más fotos',
  wrongTypes: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'no sirve: usá un archivo' : 'no sirven: usá archivos'} JPEG, PNG o WebP.`,
  waiting: 'En espera',
  uploading: (percent: number) => `Subiendo… ${percent} %`,
  preparing: 'Preparando la foto…',
  progressOf: (name: string) => `Subiendo ${name}`,
  retry: 'Reintentar',
  retryOf: (name: string) => `Reintentar ${name}`,
  dropOf: (name: string) => `Quitar ${name}`,
  summary: (done: number, all: number) => `${done} de ${all} fotos subidas`,
}
