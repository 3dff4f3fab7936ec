import type { LineProblem } from '#contract/hotel/orders.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface CartProblemsText {
  problems: Record<LineProblem, string>
  cannot: string
  removeThese: string
  tooOld: string
  /** The stay was closed while the order was on its way: the phone cannot know which came first. */
  closed: string
  notTaken: string
}

/** Reasons why an order was refused, and why a cart line cannot be ordered now. */
export const cartProblemsText: Record<Language, CartProblemsText> = {
  spanish: {
    problems: {
      gone: 'ya no está en la carta',
      disabled: 'no disponible por ahora',
      few: 'no quedan tantos',
      closed: 'la carta está cerrada',
      options: 'cambiaron sus opciones',
    },
    cannot: 'Esto ya no se puede pedir:',
    removeThese: 'Remover y seguir con el resto',
    closed: 'Tu cuenta se cerró mientras enviabas el pedido. Si llegó antes, figura en ella; si no, no se pidió nada.',
    tooOld: 'Tu pedido no llegó a enviarse. Revisalo y envialo de nuevo.',
    notTaken: 'No pudimos tomar el pedido. Todo sigue en tu orden.',
  },
  english: {
    problems: {
      gone: 'no longer on the menu',
      disabled: 'not available for now',
      few: 'not that many left',
      closed: 'the menu is closed',
      options: 'its options have changed',
    },
    cannot: 'These can no longer be ordered:',
    removeThese: 'Remove and keep the rest',
    closed:
      'Your bill was closed while you were sending the order. If the order arrived before, it is on the bill; otherwise nothing was ordered.',
    tooOld: 'Your order could not be sent. Check it and send it again.',
    notTaken: 'We could not take the order. Everything is still in your cart.',
  },
  portuguese: {
    problems: {
      gone: 'não está mais no cardápio',
      disabled: 'indisponível por enquanto',
      few: 'não restam tantos',
      closed: 'o cardápio está fechado',
      options: 'suas opções mudaram',
    },
    cannot: 'Estes itens não podem mais ser pedidos:',
    removeThese: 'Remover e seguir com o resto',
    closed:
      'Sua conta foi fechada enquanto você enviava o pedido. Se ele chegou antes, está na conta; se não, nada foi pedido.',
    tooOld: 'Seu pedido não chegou a ser enviado. Confira e envie de novo.',
    notTaken: 'Não foi possível registrar o pedido. Tudo continua no seu pedido.',
  },
  french: {
    problems: {
      gone: 'n’est plus à la carte',
      disabled: 'indisponible pour le moment',
      few: 'il n’en reste pas autant',
      closed: 'la carte est fermée',
      options: 'ses options ont changé',
    },
    cannot: 'Ces produits ne peuvent plus être commandés :',
    removeThese: 'Retirer et garder le reste',
    closed:
      'Votre addition a été clôturée pendant l’envoi de la commande. Si la commande est arrivée avant, elle y figure ; sinon, rien n’a été commandé.',
    tooOld: 'Votre commande n’est pas partie. Vérifiez-la et renvoyez-la.',
    notTaken: 'Nous n’avons pas pu prendre la commande. Tout est encore dans votre panier.',
  },
}
