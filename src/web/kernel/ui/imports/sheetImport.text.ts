import type { BadRowReason } from '#contract/kernel/sheets.limits.ts'
import { formatCount } from '#web/kernel/text/counts.ts'

const rows = (count: number) => (count === 1 ? '1 fila' : `${formatCount(count)} filas`)

/** Texts of all imports. */
export const sheetImportText = {
  file: 'Archivo CSV o Excel',
  choose: 'Elegí un archivo CSV o Excel (.xlsx)',
  orDrop: 'o arrastralo hasta acá.',
  another: 'Elegir otro archivo',
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
  badHint: 'Estas filas no se importan. Importá el resto y descargá estas para corregirlas aparte.',
  rejected: 'Descargar las filas con errores',
  rejectedFile: (name: string) => `${name.replace(/\.[^.]*$/, '')} - filas con errores.csv`,
  badMore: (count: number) => `Y ${rows(count)} más con errores.`,
  line: 'Línea',
  column: 'Columna',
  reason: 'Motivo',
  found: 'Valor',
  nothing: '–',
  nothingToDo: 'Este archivo no cambia nada.',
  alreadyThere: 'Todo lo de este archivo ya está cargado.',
  nothingGood: 'Ninguna fila se puede importar.',
  stale: 'Los datos cambiaron mientras tanto. No se importó nada.',
  staleHint: 'Volvimos a revisar el archivo: mirá la vista previa y confirmá de nuevo.',
  done: 'Importación terminada!',
  retry: 'Reintentar',
  unreadable: 'No pudimos leer el archivo. Guardalo como CSV o como libro de Excel (.xlsx) y elegilo de nuevo.',
}

export const badRowText: Record<BadRowReason, string> = {
  missing: 'Falta este dato.',
  invalid: 'No es válido.',
  too_long: 'Es demasiado largo.',
  repeated: 'Este dato ya está más arriba en el archivo.',
  columns: 'La fila tiene más columnas que el encabezado.',
  open_quote: 'Falta cerrar una comilla.',
}
