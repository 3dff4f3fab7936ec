import type { Movement } from '#contract/club/movements.ts'
import { momentFormatter, writeCsv } from '#server/kernel/csv/csv.ts'

const headings = [
  'Fecha',
  'Movimiento',
  'Tipo',
  'Marca',
  'Propietario',
  'Número de socio',
  'Lugar',
  'Registró',
  'Palos que faltan',
  'Comentario',
]

/** Writes movements as CSV, one per row, with times in the venue's time zone. */
export const movementsToCsv = (movements: readonly Movement[], timeZone: string): string => {
  const formatMoment = momentFormatter(timeZone)
  const rows = movements.map((movement) => [
    formatMoment(movement.at),
    movement.actionType,
    movement.type === 'bag' ? 'Bolsa' : 'Carro',
    movement.brand,
    movement.fullName,
    movement.numberSocio,
    movement.place,
    movement.personAdmin,
    movement.missing?.join(', ') ?? '',
    movement.comments,
  ])
  return writeCsv([headings, ...rows])
}
