import type { Language } from '#contract/kernel/languages.limits.ts'

interface OrderSenderText {
  sending: string
  later: string
  doneTitle: string
  doneSentence: string
  doneGo: string
  received: (number: number) => string
}

/**
 * The product specification prescribes the Spanish labels, so they must not be reworded; the other languages are
 * translations.
 */
export const orderSenderText: Record<Language, OrderSenderText> = {
  spanish: {
    sending: 'Enviando tu pedido…',
    later: 'Lo enviaremos cuando vuelva la conexión.',
    doneTitle: 'Bien hecho!',
    doneSentence: 'Tu pedido está en preparación.',
    doneGo: 'Continuar',
    received: (number) => `Pedido ${number} recibido`,
  },
  english: {
    sending: 'Sending your order…',
    later: 'We will send it when the connection is back.',
    doneTitle: 'Well done!',
    doneSentence: 'Your order is being prepared.',
    doneGo: 'Continue',
    received: (number) => `Order ${number} received`,
  },
  portuguese: {
    sending: 'Enviando seu pedido…',
    later: 'Vamos enviá-lo quando a conexão voltar.',
    doneTitle: 'Muito bem!',
    doneSentence: 'Seu pedido está em preparo.',
    doneGo: 'Continuar',
    received: (number) => `Pedido ${number} recebido`,
  },
  french: {
    sending: 'Envoi de votre commande…',
    later: 'Nous l’enverrons dès que la connexion sera rétablie.',
    doneTitle: 'Bravo !',
    doneSentence: 'Votre commande est en préparation.',
    doneGo: 'Continuer',
    received: (number) => `Commande ${number} reçue`,
  },
}
