import type { Movement } from '#contract/club/movements.ts'
import { writeCsv } from '#server/kernel/csv/csv.ts'

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

/** Formats moments as day/month/year hour:minute, like the screens. */
const momentFormatter = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('es-AR', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (at: string) => format.format(new Date(at)).replace(',', '')
}

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
