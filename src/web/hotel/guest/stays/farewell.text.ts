import type { Language } from '#contract/kernel/languages.limits.ts'

interface FarewellText {
  thanks: (name: string) => string
  closed: (moment: string) => string
  bill: string
  noOrders: string
  mail: string
  send: string
  sent: (mail: string) => string
  shape: string
  print: string
  survey: string
}

/** Texts of a room's page for phones that were inside when the stay was closed. */
export const farewellText: Record<Language, FarewellText> = {
  spanish: {
    thanks: (name) => (name ? `¡Gracias, ${name}!` : '¡Gracias por tu visita!'),
    closed: (moment) => `Tu cuenta se cerró el ${moment}.`,
    bill: 'Tu cuenta',
    noOrders: 'No hubo pedidos.',
    mail: 'Recibir la cuenta por mail',
    send: 'Enviar',
    sent: (mail) => `La enviamos a ${mail}.`,
    shape: 'Escribí un mail válido.',
    print: 'Guardar como PDF o imprimir',
    survey: 'Contanos cómo estuvo',
  },
  english: {
    thanks: (name) => (name ? `Thank you, ${name}!` : 'Thank you for your visit!'),
    closed: (moment) => `Your bill was closed on ${moment}.`,
    bill: 'Your bill',
    noOrders: 'There were no orders.',
    mail: 'Get the bill by email',
    send: 'Send',
    sent: (mail) => `We sent it to ${mail}.`,
    shape: 'Enter a valid email address.',
    print: 'Save as PDF or print',
    survey: 'Tell us how it was',
  },
  portuguese: {
    thanks: (name) => (name ? `Obrigado, ${name}!` : 'Obrigado pela visita!'),
    closed: (moment) => `Sua conta foi fechada em ${moment}.`,
    bill: 'Sua conta',
    noOrders: 'Não houve pedidos.',
    mail: 'Receber a conta por e-mail',
    send: 'Enviar',
    sent: (mail) => `Enviamos para ${mail}.`,
    shape: 'Digite um e-mail válido.',
    print: 'Salvar como PDF ou imprimir',
    survey: 'Conte como foi',
  },
  french: {
    thanks: (name) => (name ? `Merci, ${name} !` : 'Merci de votre visite !'),
    closed: (moment) => `Votre addition a été clôturée le ${moment}.`,
    bill: 'Votre addition',
    noOrders: 'Il n’y a pas eu de commande.',
    mail: 'Recevoir l’addition par e-mail',
    send: 'Envoyer',
    sent: (mail) => `Nous l’avons envoyée à ${mail}.`,
    shape: 'Saisissez une adresse e-mail valide.',
    print: 'Enregistrer en PDF ou imprimer',
    survey: 'Dites-nous comment c’était',
  },
}
