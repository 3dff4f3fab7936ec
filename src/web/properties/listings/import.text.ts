import { listingCsvColumns, listingStaffLimits } from '#contract/properties/listingStaff.limits.ts'
import { formatCount } from '#web/kernel/text/counts.ts'

const properties = (count: number) => (count === 1 ? '1 propiedad' : `${formatCount(count)} propiedades`)

export const listingImportText = {
  title: 'Importar propiedades',
  sentences: [
    `La primera fila dice qué hay en cada columna: ${Object.values(listingCsvColumns).join(', ')}. Operación, Tipo, Estado, Precio, Dirección, Ciudad y Metros totales son obligatorias.`,
    'Una fila con el número de una propiedad, o con su operación, dirección y ciudad, la actualiza; las demás crean propiedades sin publicar, hasta que les cargues las fotos. Nada cambia hasta que confirmes.',
  ],
  confirm: (count: number) => `Importar ${properties(count)}`,
  result: (created: number, updated: number) =>
    `${created === 1 ? 'Se creó 1 propiedad' : `Se crearon ${formatCount(created)} propiedades`} y ${
      updated === 1 ? 'se actualizó 1' : `se actualizaron ${formatCount(updated)}`
    }.`,
  see: 'Ver propiedades',
  badFile: {
    empty: 'El archivo no tiene filas.',
    no_header:
      'La primera fila no nombra las columnas Operación, Tipo, Estado, Precio, Dirección, Ciudad y Metros totales.',
    too_many_rows: `El archivo es demasiado grande: puede tener hasta ${formatCount(listingStaffLimits.csvRows)} filas. Dividilo en partes.`,
  },
}
