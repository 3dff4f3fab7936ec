import { memberCsvColumns, memberLimits } from '#contract/community/members.limits.ts'
import { formatCount } from '#web/kernel/text/counts.ts'

const members = (count: number) => (count === 1 ? '1 miembro' : `${formatCount(count)} miembros`)

export const memberImportText = {
  title: 'Importar miembros',
  sentences: [
    `La primera fila dice qué hay en cada columna: ${Object.values(memberCsvColumns).join(', ')}. Nombre, Apellido y Mail son obligatorias.`,
    'Un mail que ya existe actualiza a ese miembro; uno nuevo crea otro, aprobado, y le manda una invitación para elegir su contraseña. Nada cambia hasta que confirmes.',
  ],
  confirm: (count: number) => `Importar ${members(count)}`,
  result: (created: number, updated: number) =>
    `${created === 1 ? 'Se creó 1 miembro' : `Se crearon ${formatCount(created)} miembros`} y ${
      updated === 1 ? 'se actualizó 1' : `se actualizaron ${formatCount(updated)}`
    }.`,
  see: 'Ver miembros',
  badFile: {
    empty: 'El archivo no tiene filas.',
    no_header: 'La primera fila no nombra las columnas Nombre, Apellido y Mail.',
    too_many_rows: `El archivo es demasiado grande: puede tener hasta ${formatCount(memberLimits.csvRows)} filas. Dividilo en partes.`,
  },
}
