export const bagRequestsText = {
  mine: 'Mis bolsas',
  ask: 'Pedir mi bolsa',
  asked: (clock: string) => `Pedida a las ${clock}. Te la estamos preparando.`,
  kept: 'En el depósito',
  out: 'La tenés vos',
  cancel: 'Cancelar pedido',
  done: 'Bolsa pedida!',
  canceled: 'Pedido cancelado!',
  queue: 'Bolsas pedidas',
  at: (clock: string) => `Pedida ${clock}`,
  place: (place: string) => `Lugar ${place}`,
  onTv: (names: string[]) => `Pedidas: ${names.join(' · ')}`,
}
