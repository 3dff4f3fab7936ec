/** Words of the club's waiting items in the notification centre, in mails and in push messages. */
export const clubWaitingText = {
  bagRequests: { label: 'Bolsas pedidas', nouns: ['bolsa pedida', 'bolsas pedidas'] },
  place: (place: string) => `Lugar ${place}`,
  darkTvs: { label: 'Pantallas apagadas', nouns: ['pantalla apagada', 'pantallas apagadas'] },
  noSignalSince: (moment: string) => `sin señal desde ${moment}`,
} as const
