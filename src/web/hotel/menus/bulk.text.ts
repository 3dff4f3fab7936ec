import { counted } from './menus.text.ts'

const prices = (count: number) => counted(count, 'precio', 'precios')

/** Words of what is done for many products at once. */
export const pricesText = {
  title: 'Cambiar precios',
  hint: 'Elegí productos y cuánto cambian. Abajo ves cómo quedaría cada precio; nada cambia hasta que guardes. Lo que suman las opciones no cambia.',
  direction: 'Los precios',
  up: 'Aumentan',
  down: 'Bajan',
  percent: 'Porcentaje',
  percentWrong: {
    up: 'Escribí un número mayor que 0, hasta 1000.',
    down: 'Escribí un número mayor que 0 y menor que 100.',
  },
  rounding: 'Redondeo',
  noRounding: 'Sin redondear',
  roundTo: (amount: string) => `A ${amount}`,
  chooseSome: 'Elegí por lo menos un producto con precio.',
  save: (count: number) => (count === 0 ? 'Guardar precios' : `Guardar ${prices(count)}`),
  saved: (count: number) => (count === 1 ? 'Cambió 1 precio.' : `Cambiaron ${prices(count)}.`),
  undo: 'Deshacer',
  undone: 'Los precios volvieron a ser los de antes.',
  moved: 'Otra persona cambió precios mientras tanto. No se guardó nada: mirá los nuevos y guardá de nuevo.',
  notUndone: 'Otra persona ya cambió alguno de esos precios: no se deshizo nada.',
  movedFrom: (price: string) => `Otra persona lo cambió: era ${price}.`,
  all: (chosen: number, total: number) => `Todos (${chosen} de ${total})`,
  allFound: (chosen: number, total: number) => `Todos los encontrados (${chosen} de ${total})`,
  list: 'Productos',
  becomes: 'queda en',
  first: { none: 'Todavía no hay productos en este menú.', step: 'Agregalos en sus categorías.' },
}
