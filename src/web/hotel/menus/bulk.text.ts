import { fileNamesText } from '#web/kernel/uploads/uploads.text.ts'
import { countWithNoun, menuToolsText } from './menus.text.ts'

const prices = (count: number) => countWithNoun(count, 'precio', 'precios')

/** Labels of the page that changes the prices of many products at once. */
export const pricesText = {
  title: menuToolsText.prices,
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

const photos = (count: number) => countWithNoun(count, 'foto', 'fotos')

export const photosText = {
  title: menuToolsText.photos,
  hint: 'Elegí muchas fotos juntas: cada una va al producto que se llama como su archivo, por ejemplo milanesa-napolitana.jpg. Nada cambia hasta que guardes.',
  label: 'Fotos',
  tooMany: (max: number) => `Se pueden elegir hasta ${max} fotos por vez.`,
  list: 'Fotos y sus productos',
  unknown: 'Ningún producto se llama así.',
  ambiguous: (count: number) => `${count} productos se llaman así.`,
  twice: (names: readonly string[]) =>
    `También ${names.length === 1 ? 'va' : 'van'} para este producto: ${fileNamesText(names)}. Dejá una sola.`,
  replaces: 'Reemplaza la foto que tiene.',
  moved: 'No se guardó: otra persona cambió la foto de este producto. Mirá la nueva y guardá de nuevo.',
  choose: 'Elegir producto',
  chooseFor: (name: string) => `Elegir producto para ${name}`,
  change: 'Cambiar',
  changeFor: (name: string) => `Cambiar el producto de ${name}`,
  search: 'Buscar producto',
  toLookAt: (count: number) =>
    count === 1
      ? '1 foto todavía no se puede guardar: mirala abajo.'
      : `${count} fotos todavía no se pueden guardar: miralas abajo.`,
  retryAll: 'Reintentar las que no se subieron',
  dropAll: 'Quitar todas',
  save: (count: number) => (count === 0 ? 'Guardar fotos' : `Guardar ${photos(count)}`),
  saved: (count: number) => (count === 1 ? 'Se guardó 1 foto.' : `Se guardaron ${photos(count)}.`),
  notSaved: (count: number) => (count === 1 ? '1 foto no se guardó.' : `${photos(count)} no se guardaron.`),
}
