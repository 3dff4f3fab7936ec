import { peopleCsvColumns, peopleLimits } from '#contract/club/people.limits.ts'
import { formatCount } from '#web/kernel/text/counts.ts'

const dossiers = (count: number) => (count === 1 ? '1 ficha' : `${formatCount(count)} fichas`)

export const importText = {
  title: 'Importar fichas',
  sentences: [
    `La primera fila dice qué hay en cada columna: ${Object.values(peopleCsvColumns).join(', ')}. Nombre, Apellido y Número de socio son obligatorias.`,
    'Un número de socio que ya existe actualiza esa ficha; uno nuevo crea otra. Nada cambia hasta que confirmes.',
  ],
  confirm: (count: number) => `Importar ${dossiers(count)}`,
  result: (created: number, updated: number) =>
    `${created === 1 ? 'Se creó 1 ficha' : `Se crearon ${formatCount(created)} fichas`} y ${
      updated === 1 ? 'se actualizó 1' : `se actualizaron ${formatCount(updated)}`
    }.`,
  see: 'Ver fichas',
  badFile: {
    empty: 'El archivo no tiene filas.',
    no_header: 'La primera fila no nombra las columnas Nombre, Apellido y Número de socio.',
    too_many_rows: `El archivo es demasiado grande: puede tener hasta ${formatCount(peopleLimits.csvRows)} filas. Dividilo en partes.`,
  },
}
