import { menuToolsText } from '../menus.text.ts'

export const translationGridText = {
  open: menuToolsText.translations,
  text: 'Texto',
  missing: 'Falta',
  left: (count: number) => (count === 1 ? 'Falta 1 texto' : `Faltan ${count} textos`),
  complete: 'Está todo traducido.',
  next: 'Ir al siguiente que falta',
  search: 'Buscar textos',
  noneFound: 'Ningún texto coincide con la búsqueda.',
  keys: 'Flechas y Tab se mueven, Enter baja, Escape deja el texto como estaba. Cada celda se guarda al salir de ella. Se pueden pegar varias celdas de una planilla.',
  pasted: (count: number) =>
    count === 0
      ? 'Lo que pegaste no entró.'
      : count === 1
        ? 'Pegaste 1 texto. Todavía no se guardó.'
        : `Pegaste ${count} textos. Todavía no se guardó ninguno.`,
  pastedTooLong: (count: number) =>
    count === 1
      ? '1 es demasiado largo y no se va a guardar: acortalo en su celda.'
      : `${count} son demasiado largos y no se van a guardar: acortalos en sus celdas.`,
  pastedBeyond: (count: number) =>
    count === 1
      ? '1 quedó afuera: no hay fila o idioma donde ponerlo.'
      : `${count} quedaron afuera: no hay filas o idiomas donde ponerlos.`,
  savePasted: (count: number) => (count === 1 ? 'Guardar 1 texto' : `Guardar ${count} textos`),
  discardPasted: 'Descartar lo pegado',
  pastedSaved: (count: number) => (count === 1 ? 'Se guardó 1 texto.' : `Se guardaron ${count} textos.`),
  pastedStale: (count: number) =>
    count === 1
      ? '1 no se guardó: otra persona cambió ese texto mientras tanto.'
      : `${count} no se guardaron: otra persona cambió esos textos mientras tanto.`,
  notSaved: (why: string) => `No se guardó. ${why}`,
  of: {
    'outlet.name': 'Outlet',
    'outlet.hours': 'Horario',
    'menu.name': 'Menú',
    'menu.hours': 'Horario',
    'menu.aclaration': 'Aclaración',
    'category.name': 'Categoría',
    'product.name': 'Producto',
    'product.description': 'Descripción',
    'option.name': 'Opción',
    'choice.name': 'Alternativa',
  },
  cell: (what: string, text: string, language: string) => `${what} ${text}, ${language}`,
}
