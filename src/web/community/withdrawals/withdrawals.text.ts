export const withdrawalsText = {
  title: 'Pelotas de golf',
  withdraw: 'Retirar pelotas',
  ask: '¿Retirar ahora?',
  sentence: (balls: number) => `Un canasto de ${balls} pelotas.`,
  confirm: 'Retirar',
  cancel: 'Cancelar',
  done: 'Retiro registrado!',
  empty: 'Todavía no retiraste pelotas.',
  balls: (balls: number) => `${balls} pelotas`,
}
