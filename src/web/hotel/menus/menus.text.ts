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
  tools: 'Más herramientas',
  import: 'Importar CSV',
}

/** Titles of the pages that change many products of a menu; the menu's page loads no other words of theirs. */
export const menuToolsText = {
  translations: 'Traducciones',
  prices: 'Cambiar precios',
  photos: 'Fotos por nombre de archivo',
}

export const menuText = {
  create: 'Create Menu',
  editTitle: 'Edit Menu',
  created: 'Menu successfully created!',
  updated: 'Menu updated!',
  duplicated: 'Menu duplicated!',
  question: { body: 'Se elimina el menú con sus categorías y productos.' },
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
  duplicate: 'Duplicar',
  duplicateOf: (name: string) => `Duplicar ${name}`,
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
  nameOfBuys: 'Veces pedido',
  nameOfBuysHint: 'Contado desde 100. Los que más tienen aparecen en «Lo más pedido».',
  countWrong: (max: string) => `Escribí un número entero entre 0 y ${max}.`,
  category: 'Categoría',
  noImage: 'Este producto todavía no tiene imagen: los huéspedes ven un dibujo.',
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
