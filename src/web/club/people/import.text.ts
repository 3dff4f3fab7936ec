import { type BadFileReason, type BadRowReason, peopleCsvColumns, peopleLimits } from '#contract/club/people.limits.ts'
import { formatCount } from '#web/kernel/text/counts.ts'

const rows = (count: number) => (count === 1 ? '1 fila' : `${formatCount(count)} filas`)
const dossiers = (count: number) => (count === 1 ? '1 ficha' : `${formatCount(count)} fichas`)

export const importText = {
  title: 'Importar fichas',
  file: 'Archivo CSV',
  choose: 'Elegí un archivo CSV',
  orDrop: 'o arrastralo hasta acá.',
  another: 'Elegir otro archivo',
  columns: `La primera fila dice qué hay en cada columna: ${Object.values(peopleCsvColumns).join(', ')}. Nombre, Apellido y Número de socio son obligatorias.`,
  known: 'Un número de socio que ya existe actualiza esa ficha; uno nuevo crea otra. Nada cambia hasta que confirmes.',
  reading: 'Leyendo el archivo…',
  sending: (percent: number) => `Enviando el archivo… ${percent} %`,
  checking: 'Revisando cada fila…',
  importing: 'Importando…',
  preview: 'Vista previa',
  created: 'Se crean',
  updated: 'Se actualizan',
  unchanged: 'Sin cambios',
  bad: 'Con errores',
  unknown: (headings: readonly string[]) =>
    headings.length === 1
      ? `No conocemos la columna ${headings[0]}: no se importa.`
      : `No conocemos estas columnas, no se importan: ${headings.join(', ')}.`,
  badTitle: (count: number) => `${rows(count)} con errores`,
  badHint: 'Estas filas no se importan. Corregilas y elegí el archivo de nuevo, o importá el resto.',
  badMore: (count: number) => `Y ${rows(count)} más con errores.`,
  line: 'Línea',
  column: 'Columna',
  reason: 'Motivo',
  found: 'Valor',
  nothing: '–',
  confirm: (count: number) => `Importar ${dossiers(count)}`,
  nothingToDo: 'Este archivo no cambia nada.',
  alreadyThere: 'Todo lo de este archivo ya está en las fichas.',
  nothingGood: 'Ninguna fila se puede importar.',
  stale: 'Las fichas cambiaron mientras tanto. No se importó nada.',
  staleHint: 'Volvimos a revisar el archivo: mirá la vista previa y confirmá de nuevo.',
  done: 'Importación terminada!',
  result: (created: number, updated: number) =>
    `${created === 1 ? 'Se creó 1 ficha' : `Se crearon ${formatCount(created)} fichas`} y ${
      updated === 1 ? 'se actualizó 1' : `se actualizaron ${formatCount(updated)}`
    }.`,
  seeDossiers: 'Ver fichas',
  retry: 'Reintentar',
  tooLarge: `El archivo es demasiado grande: puede tener hasta ${formatCount(peopleLimits.csvRows)} filas.`,
  unreadable: 'No pudimos leer el archivo. Elegilo de nuevo.',
}

export const badFileText: Record<BadFileReason, string> = {
  empty: 'El archivo no tiene filas.',
  no_header: 'La primera fila no nombra las columnas Nombre, Apellido y Número de socio.',
  too_many_rows: `El archivo tiene más de ${formatCount(peopleLimits.csvRows)} filas. Dividilo en partes.`,
}

export const badRowText: Record<BadRowReason, string> = {
  missing: 'Falta este dato.',
  invalid: 'No es válido.',
  too_long: 'Es demasiado largo.',
  repeated: 'Este número ya está más arriba en el archivo.',
  columns: 'La fila tiene más columnas que el encabezado.',
  open_quote: 'Falta cerrar una comilla.',
}
