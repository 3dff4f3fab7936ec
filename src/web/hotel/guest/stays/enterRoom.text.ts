import type { Language } from '#contract/kernel/languages.limits.ts'

interface EnterRoomText {
  title: string
  hint: string
  number: string
  code: string
  go: string
  codeShape: string
  numberShape: string
  opening: string
  /** Tells a guest without the code to get it at the desk. */
  reception: string
  scanToKnock: string
  choose: string
  knock: string
  knockHint: string
  waiting: string
  /** The other phone shows the same number, so that its owner lets in the right phone. */
  waitingHint: string
  gaveUp: string
  /** For a phone that the guests did not let in. */
  refused: string
}

/** Labels of the ways to enter a room: code, QR code, knock. */
export const enterRoomText: Record<Language, EnterRoomText> = {
  spanish: {
    title: 'Entrá a tu habitación o mesa',
    hint: 'Con el número y el código de seis números que te dieron en recepción.',
    number: 'Número de habitación o mesa',
    code: 'Código',
    go: 'Entrar',
    codeShape: 'El código tiene seis números.',
    numberShape: 'Escribí el número de tu habitación o de tu mesa.',
    opening: 'Entrando…',
    reception:
      'El código de seis números está en la ficha que te dieron al llegar. Si no lo tenés, pedilo en recepción.',
    scanToKnock:
      'Para pedirle a un teléfono de adentro que te deje entrar, escaneá el código QR que está en la habitación o en la mesa.',
    choose: 'Elegir otra habitación o mesa',
    knock: 'Pedir que me dejen entrar',
    knockHint: 'Les avisa a los teléfonos que ya están adentro y a recepción.',
    waiting: 'Esperando a que te dejen entrar',
    waitingHint: 'En el otro teléfono tiene que aparecer este número:',
    gaveUp: 'Nadie respondió. Podés pedirlo de nuevo.',
    refused: 'Por ahora no te dejaron entrar. Si pensás que es un error, pedí el código en recepción.',
  },
  english: {
    title: 'Join your room or table',
    hint: 'With the number and the six-digit code you were given at reception.',
    number: 'Room or table number',
    code: 'Code',
    go: 'Join',
    codeShape: 'The code has six digits.',
    numberShape: 'Enter the number of your room or table.',
    opening: 'Joining…',
    reception: 'The six-digit code is on the slip you were given on arrival. If you do not have it, ask at reception.',
    scanToKnock: 'To ask a phone inside to let you in, scan the QR code in the room or on the table.',
    choose: 'Choose another room or table',
    knock: 'Ask to be let in',
    knockHint: 'We notify the phones that have already joined, and reception.',
    waiting: 'Waiting to be let in',
    waitingHint: 'The other phone should show this number:',
    gaveUp: 'Nobody answered. You can ask again.',
    refused: 'You were not let in this time. If you think this is a mistake, ask for the code at reception.',
  },
  portuguese: {
    title: 'Entre no seu quarto ou mesa',
    hint: 'Com o número e o código de seis dígitos que você recebeu na recepção.',
    number: 'Número do quarto ou da mesa',
    code: 'Código',
    go: 'Entrar',
    codeShape: 'O código tem seis dígitos.',
    numberShape: 'Digite o número do seu quarto ou da sua mesa.',
    opening: 'Entrando…',
    reception: 'O código de seis dígitos está na ficha que você recebeu ao chegar. Se não tiver, peça na recepção.',
    scanToKnock:
      'Para pedir a um telefone que já entrou que deixe você entrar, escaneie o código QR do quarto ou da mesa.',
    choose: 'Escolher outro quarto ou mesa',
    knock: 'Pedir para entrar',
    knockHint: 'Avisamos os telefones que já entraram e a recepção.',
    waiting: 'Esperando que deixem você entrar',
    waitingHint: 'No outro telefone deve aparecer este número:',
    gaveUp: 'Ninguém respondeu. Você pode pedir de novo.',
    refused: 'Desta vez não deixaram você entrar. Se achar que é um engano, peça o código na recepção.',
  },
  french: {
    title: 'Entrez dans votre chambre ou à votre table',
    hint: 'Avec le numéro et le code à six chiffres reçus à la réception.',
    number: 'Numéro de chambre ou de table',
    code: 'Code',
    go: 'Entrer',
    codeShape: 'Le code a six chiffres.',
    numberShape: 'Saisissez le numéro de votre chambre ou de votre table.',
    opening: 'Entrée en cours…',
    reception:
      'Le code à six chiffres figure sur la fiche reçue à l’arrivée. Si vous ne l’avez pas, demandez-le à la réception.',
    scanToKnock:
      'Pour qu’un téléphone déjà connecté vous laisse entrer, scannez le code QR de la chambre ou de la table.',
    choose: 'Choisir une autre chambre ou table',
    knock: 'Demander à entrer',
    knockHint: 'Les téléphones déjà connectés et la réception sont prévenus.',
    waiting: 'En attente d’une réponse',
    waitingHint: 'L’autre téléphone doit afficher ce numéro :',
    gaveUp: 'Personne n’a répondu. Vous pouvez réessayer.',
    refused: 'Votre demande a été refusée. Si c’est une erreur, demandez le code à la réception.',
  },
}
