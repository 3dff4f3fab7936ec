import { bagCsvColumns, bagLimits } from '#contract/club/bags.limits.ts'
import { formatCount } from '#web/kernel/text/counts.ts'

const bags = (count: number) => (count === 1 ? '1 bolsa' : `${formatCount(count)} bolsas`)

export const bagsImportText = {
  title: 'Importar bolsas',
  sentences: [
    `La primera fila dice qué hay en cada columna: ${Object.values(bagCsvColumns).join(', ')}. Todas son obligatorias menos Tipo (Bolsa o Carro) y Lugar.`,
    'Una bolsa con el mismo socio, tipo y marca que otra cambia de lugar; las demás se crean. Un número de socio que no existe crea la ficha. Nada cambia hasta que confirmes.',
  ],
  confirm: (count: number) => `Importar ${bags(count)}`,
  result: (created: number, updated: number) =>
    `${created === 1 ? 'Se creó 1 bolsa' : `Se crearon ${formatCount(created)} bolsas`} y ${
      updated === 1 ? 'se actualizó 1' : `se actualizaron ${formatCount(updated)}`
    }.`,
  see: 'Ver bolsas',
  taken: (place: string, by: string) => `El lugar ${place} queda con más de una: ${by}.`,
  badFile: {
    empty: 'El archivo no tiene filas.',
    no_header: 'La primera fila no nombra las columnas Nombre, Apellido, Número de socio y Marca.',
    too_many_rows: `El archivo es demasiado grande: puede tener hasta ${formatCount(bagLimits.csvRows)} filas. Dividilo en partes.`,
  },
}
