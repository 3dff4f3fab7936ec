import type { Language } from '#contract/kernel/languages.limits.ts'

interface AddToCartText {
  close: string
  choose: string
  /** Note beside the name of an option. */
  required: string
  comment: string
  commentHint: string
  quantity: string
  add: string
  full: string
  /** Title for a phone that is in no room. */
  outside: string
  scan: string
  withCode: string
}

/** Labels of the bottom sheet that puts a product into the cart. */
export const addToCartText: Record<Language, AddToCartText> = {
  spanish: {
    close: 'Cerrar',
    choose: 'Elegí una opción.',
    required: 'obligatorio',
    comment: 'Comentario',
    commentHint: 'Sin cebolla, bien cocido…',
    quantity: 'Cantidad',
    add: 'Agregar',
    full: 'No entran más productos en este pedido. Envialo y empezá otro.',
    outside: 'Para pedir, entrá a tu habitación o mesa',
    scan: 'Escaneá con la cámara el código QR de tu habitación o de tu mesa.',
    withCode: 'Tengo el código de seis números',
  },
  english: {
    close: 'Close',
    choose: 'Choose an option.',
    required: 'required',
    comment: 'Comment',
    commentHint: 'No onions, well done…',
    quantity: 'Quantity',
    add: 'Add',
    full: 'This order is full. Send it and start another.',
    outside: 'To order, join your room or table',
    scan: 'Scan the QR code in your room or on your table with your camera.',
    withCode: 'I have the six-digit code',
  },
  portuguese: {
    close: 'Fechar',
    choose: 'Escolha uma opção.',
    required: 'obrigatório',
    comment: 'Comentário',
    commentHint: 'Sem cebola, bem passado…',
    quantity: 'Quantidade',
    add: 'Adicionar',
    full: 'Não cabem mais produtos neste pedido. Envie-o e comece outro.',
    outside: 'Para pedir, entre no seu quarto ou mesa',
    scan: 'Escaneie com a câmera o código QR do seu quarto ou da sua mesa.',
    withCode: 'Tenho o código de seis dígitos',
  },
  french: {
    close: 'Fermer',
    choose: 'Choisissez une option.',
    required: 'obligatoire',
    comment: 'Commentaire',
    commentHint: 'Sans oignon, bien cuit…',
    quantity: 'Quantité',
    add: 'Ajouter',
    full: 'Cette commande est pleine. Envoyez-la et commencez-en une autre.',
    outside: 'Pour commander, entrez dans votre chambre ou à votre table',
    scan: 'Scannez avec l’appareil photo le code QR de votre chambre ou de votre table.',
    withCode: 'J’ai le code à six chiffres',
  },
}

/** Number of choices that a group allows: exactly `least`, up to `most`, or a range. */
export const choiceCountText: Record<Language, (least: number, most: number) => string> = {
  spanish: (least, most) =>
    least === most ? `elegí ${least}` : least === 0 ? `hasta ${most}` : `entre ${least} y ${most}`,
  english: (least, most) =>
    least === most ? `choose ${least}` : least === 0 ? `up to ${most}` : `between ${least} and ${most}`,
  portuguese: (least, most) =>
    least === most ? `escolha ${least}` : least === 0 ? `até ${most}` : `entre ${least} e ${most}`,
  french: (least, most) =>
    least === most ? `choisissez-en ${least}` : least === 0 ? `jusqu’à ${most}` : `entre ${least} et ${most}`,
}
