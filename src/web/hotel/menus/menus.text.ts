const question = {
  title: 'Are you sure?',
  body: "You won't be able to revert this!",
  confirm: 'Confirm',
  cancel: 'cancel',
}

export const countWithNoun = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const menusText = {
  title: 'Menú',
  trail: 'Estás en',
  gone: 'Este menú ya no existe. Puede que otra persona lo haya eliminado.',
  back: 'Volver a Menú',
  backToMenu: 'Ir al menú',
  backToProducts: 'Volver a Products',
  translations: 'Traducciones',
  translationsHint:
    'El texto principal es el que se lee en español. Donde falte una traducción, los huéspedes leen ese.',
  withoutStock: (count: number) => `${count} sin stock`,
  products: (count: number) => countWithNoun(count, 'producto', 'productos'),
  categories: (count: number) => countWithNoun(count, 'categoría', 'categorías'),
  orderHint: 'El lugar en la lista.',
  atTheEnd: 'Al final',
  totals: { menus: 'Menús', categories: 'Categorías', products: 'Productos', withoutStock: 'Sin stock' },
  export: 'Exportar CSV',
  import: 'Importar CSV',
}

export const menuText = {
  create: 'Create Menu',
  editTitle: 'Edit Menu',
  created: 'Menu successfully created!',
  updated: 'Menu updated!',
  duplicated: 'Menu duplicated!',
  question: {
    title: 'Are you sure? / ¿Estás seguro?',
    body: 'Se elimina el menú con sus categorías y productos.',
    confirm: 'Confirmar',
    cancel: 'Cancelar',
  },
  first: { none: 'Todavía no hay menús.', step: 'Creá el primero; después agregale categorías y productos.' },
  firstCategory: {
    none: 'Todavía no hay categorías en este menú.',
    step: 'Creá la primera; después agregale productos.',
  },
  nameIn: (language: string) => `Nombre en ${language.toLowerCase()}`,
  hoursIn: (language: string) => `Horario en ${language.toLowerCase()}`,
  aclarationIn: (language: string) => `Aclaración en ${language.toLowerCase()}`,
  hoursHint: 'Lo que leen los huéspedes, por ejemplo: de 12 a 15:30.',
  outlet: 'Outlet',
  everyOutlet: 'Todos los outlets',
  openings: 'Horarios de apertura',
  openingsHint: 'Fuera de estos horarios el menú se puede leer, pero no pedir. Sin ninguno, está siempre abierto.',
  days: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  closed: 'Cerrado',
  alwaysOpen: 'Siempre abierto',
  from: (day: string) => `${day}, desde`,
  to: (day: string) => `${day}, hasta`,
  addOpening: 'Agregar',
  addOpeningOn: (day: string) => `Agregar horario el ${day.toLowerCase()}`,
  removeOpening: (day: string) => `Quitar este horario del ${day.toLowerCase()}`,
  everyDay: 'Copiar a todos',
  everyDayFrom: (day: string) => `Copiar a todos los días los horarios del ${day.toLowerCase()}`,
  nextDay: 'del día siguiente',
  openingWrong: 'Completá desde y hasta.',
}

const copySuffix = ' (copia)'

/** Labels for hiding and duplicating; hidden menus, categories and products are drafts that guests do not see. */
export const hiddenItemText = {
  hidden: 'Oculto',
  hide: 'Ocultar',
  hideOf: (name: string) => `Ocultar ${name}`,
  show: 'Mostrar',
  showOf: (name: string) => `Mostrar ${name}`,
  nowHidden: 'Oculto: los huéspedes ya no lo ven.',
  nowShown: 'Los huéspedes ya lo ven.',
  duplicate: 'Duplicate',
  duplicateOf: (name: string) => `Duplicate ${name}`,
  copyOf: (name: string, maxLength: number) => `${name.slice(0, maxLength - copySuffix.length)}${copySuffix}`,
  duplicatedDetail: 'La copia está oculta al final de la lista, hasta que la muestres.',
  preview: 'Está oculto: los huéspedes no lo ven. Mostralo para ver acá cómo queda.',
}

export const categoryText = {
  create: 'Create Category',
  editTitle: 'Edit Category',
  created: 'Category succesfully created!',
  updated: 'Category updated!',
  duplicated: 'Category duplicated!',
  question,
  deleted: 'Deleted!',
  deletedDetail: "Your Category has been deleted  with it's products.",
  goneCategory: 'Esta categoría ya no existe. Puede que otra persona la haya eliminado.',
  withImages: 'Mostrar imágenes de los productos',
  noImages: 'Sin imágenes',
  search: 'Buscar categorías',
  noneFound: 'Ninguna categoría coincide con la búsqueda.',
  first: { none: 'Todavía no hay productos en esta categoría.', step: 'Agregá el primero.' },
}

export const productText = {
  title: 'Products',
  add: 'Add Products',
  editTitle: 'Edit Product',
  created: 'Product successfully added!',
  updated: 'Product updated!',
  duplicated: 'Product duplicated!',
  question,
  deleted: 'Deleted!',
  deletedDetail: 'Your product has been deleted.',
  enable: 'Enable',
  disable: 'Disable',
  enableOf: (name: string) => `Enable ${name}`,
  disableOf: (name: string) => `Disable ${name}`,
  off: 'Sin stock',
  noPrice: 'No price.',
  description: 'Descripción',
  descriptionIn: (language: string) => `Descripción en ${language.toLowerCase()}`,
  price: (currency: string) => `Precio (${currency})`,
  priceShort: 'Precio',
  priceHint: "Vacío se muestra 'No price.'",
  priceWrong: 'Escribí un precio, por ejemplo 1250,50.',
  nameOfBuys: 'Name of buys',
  nameOfBuysHint: 'Cuántas veces se pidió, contado desde 100. Los que más tienen aparecen en «Lo más pedido».',
  countWrong: (max: string) => `Escribí un número entero entre 0 y ${max}.`,
  category: 'Categoría',
  imageNeeded: 'Para guardar cambios hace falta una imagen: este producto todavía no tiene.',
  marks: 'Marcas',
  glutenFree: 'Sin gluten',
  vegetarian: 'Vegetariano',
  vegan: 'Vegano',
  favourite: 'Favorito',
  contains: 'Contiene',
  containing: (content: string) => `Contiene ${content}`,
  contradiction: (mark: string, contents: string) =>
    `Un producto ${mark} no puede contener: ${contents}. Quitá la marca o esos contenidos.`,
  containsHint: 'Los huéspedes lo leen junto al producto y pueden evitarlo.',
  search: 'Buscar productos',
  noneFound: 'Ningún producto coincide con la búsqueda.',
  gone: 'Este producto ya no existe. Puede que otra persona lo haya eliminado.',
}

export const stockText = {
  open: 'Stock',
  outToday: 'Agotado hasta mañana',
  outTodayOf: (name: string) => `Agotado hasta mañana: ${name}`,
  remaining: (count: number) => (count === 1 ? 'Queda 1' : `Quedan ${count}`),
  remainingShort: 'Quedan',
  remainingOf: (name: string) => `Quedan de ${name}`,
  hint: 'Lo que está en los pedidos abiertos, lo agotado y lo contado. Buscá cualquier otro producto.',
  none: 'Nada está agotado ni contado, y no hay pedidos abiertos.',
}

export const menuPreviewText = {
  open: 'Vista previa',
  openOutside: 'Vista previa en otra pestaña',
  close: 'Cerrar la vista previa',
  language: 'Idioma de la vista previa',
  inLanguage: (code: string, language: string) => `${code}, ${language}`,
  frame: (language: string) => `Lo que ve un huésped, en ${language.toLowerCase()}`,
}

export const productOptionsText = {
  title: 'Opciones',
  hint: 'Tamaño, punto de cocción, extras: lo que el huésped elige de este producto.',
  add: 'Agregar opción',
  reuse: 'Usar una que ya existe',
  reuseWhich: 'Elegí una opción',
  reuseNone: 'Todavía no hay opciones en ningún producto.',
  reuseOf: (group: string, product: string) => `${group} (como en ${product})`,
  group: (nth: number) => `Opción ${nth}`,
  name: 'Nombre de la opción',
  choose: 'El huésped elige',
  one: 'Una',
  many: 'Varias',
  required: 'Obligatoria',
  atLeast: 'Mínimo',
  atMost: 'Máximo',
  howManyWrong: (max: number) => (max > 1 ? `Escribí un número entre 1 y ${max}, o nada.` : 'Escribí 1, o nada.'),
  up: 'Subir',
  upOf: (name: string) => `Subir la opción ${name}`,
  choice: (nth: number) => `Alternativa ${nth}`,
  extra: 'Suma al precio',
  addChoice: 'Agregar alternativa',
  removeChoice: (name: string) => `Quitar ${name}`,
  remove: 'Quitar opción',
  removeOf: (name: string) => `Quitar opción ${name}`,
}

export const translationGridText = {
  open: 'Traducciones',
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
