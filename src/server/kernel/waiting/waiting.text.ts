/** Words of the kernel's waiting items, and of the mails of the notification centre. */
export const waitingText = {
  mails: { label: 'Mails que no salieron', nouns: ['mail sin enviar', 'mails sin enviar'] },
  webhooks: {
    label: 'Webhooks en pausa por fallas',
    nouns: ['webhook en pausa por fallas', 'webhooks en pausa por fallas'],
  },
  noticeSubject: (venue: string, label: string, title: string) => `${venue}: ${label}, ${title}`,
  greeting: (name: string) => `Hola ${name}:`,
  open: (link: string) => `Para atenderlo: ${link}`,
  digestSubject: (venue: string, count: number) =>
    `${venue}: ${count === 1 ? '1 cosa espera' : `${count} cosas esperan`} hoy`,
  digestIntro: 'Esto espera:',
  more: (count: number) => `  y ${count} más`,
  settings: (link: string) => `Elegí qué mails querés recibir en ${link}`,
} as const
