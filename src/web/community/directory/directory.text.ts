export const suppliersText = {
  title: 'Proveedores',
  add: 'Agregar Proveedor',
  empty: 'Todavía no hay proveedores.',
  call: (name: string) => `Llamar a ${name}`,
  waiting: 'En revisión',
  proposed: 'Tus propuestas',
}
export const supplierText = {
  title: 'Agregar Proveedor',
  sentence: 'Lo mostramos a todos cuando la administración lo aprueba.',
  name: 'Nombre',
  description: 'Descripción',
  phone: 'Teléfono',
  submit: 'Enviar propuesta',
  sending: 'Enviando…',
  sent: 'Gracias!',
  sentDetail: 'Lo vas a ver en la lista cuando lo aprueben.',
  full: 'Ya tenés varias propuestas en revisión. Esperá a que las aprueben.',
}
export const restaurantsText = {
  title: 'Restaurantes',
  empty: 'Todavía no hay restaurantes.',
  phone: (number: string) => `Llamar: ${number}`,
  /** Begins with the visible words, so that speech control finds the link by them. */
  phoneOf: (number: string, name: string) => `Llamar: ${number}, ${name}`,
  menu: 'Ver la carta',
  menuOf: (name: string) => `Ver la carta de ${name}`,
}
export const mapsText = {
  title: 'Mapas',
  empty: 'Todavía no hay mapas.',
  open: (title: string) => `Ver ${title} en pantalla completa`,
  close: 'Cerrar el mapa',
}
export const ministriesText = { title: 'Ministerios!', empty: 'Todavía no hay ministerios.' }
export const donationsText = {
  title: 'Ofrendar',
  sentence: 'Podés hacerlo de las siguientes maneras.',
  transfer: 'Transferencia bancaria',
  alias: 'Alias',
  copy: 'Copiar alias',
  copied: 'Alias copiado!',
  card: 'Ofrendar por MercadoPago',
  none: 'Todavía no hay maneras de ofrendar desde acá.',
}
