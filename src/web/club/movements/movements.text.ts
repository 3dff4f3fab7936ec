import { missingItemsText } from '../bags/bagMovement.text.ts'

export const movementsText = {
  title: 'Últimos movimientos',
  none: 'Todavía no hay movimientos.',
  more: 'Ver más movimientos',
  searchedUntil: (moment: string) => `Se buscó hasta el ${moment}.`,
  searchOlder: 'Buscar más atrás',
  back: 'Volver a Bolsas',
  export: 'Exportar CSV',
  exported: 'Archivo descargado!',
  exportName: (day: string) => `movimientos-${day}.csv`,
  filters: {
    search: 'Buscar por persona',
    from: 'Desde',
    until: 'Hasta',
    type: 'Movimiento',
    every: 'Todos',
    none: 'Ningún movimiento coincide con lo que buscás.',
    clear: 'Ver todos',
  },
  lacking: (names: readonly string[]) =>
    names.length <= 3 ? `falta ${names.join(', ')}` : missingItemsText(names.length).toLowerCase(),
  by: (who: string) => `por ${who}`,
  columns: {
    position: 'Nº',
    at: 'Fecha',
    action: 'Movimiento',
    bag: 'Bolsa',
    owner: 'Propietario',
    number: 'Socio',
    place: 'Lugar',
    who: 'Registró',
    comments: 'Observaciones',
  },
  madeAt: (when: string) => `hecho sin conexión el ${when}`,
  missing: (names: readonly string[]) =>
    names.length === 0
      ? 'Palos revisados: no falta ninguno.'
      : `${missingItemsText(names.length)}: ${names.join(', ')}.`,
  report: {
    title: 'Informe de custodia',
    print: 'Imprimir',
    back: 'Volver a la bolsa',
    bag: 'Bolsa',
    cart: 'Carro',
    owner: 'Propietario',
    number: 'Número de socio',
    place: 'Lugar',
    entries: 'Movimientos',
    made: (when: string) => `Emitido el ${when}`,
    note: 'El registro completo, desde el primer movimiento. Ninguna entrada se modifica ni se borra.',
    none: 'Esta bolsa todavía no se movió.',
  },
}
