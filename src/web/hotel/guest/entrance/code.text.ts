import type { Language } from '#contract/kernel/languages.limits.ts'

interface HotelCodeText {
  codeTitle: string
  codeHint: string
  code: string
  codeGo: string
  codeUnknown: string
  codeFailed: string
}

/** Labels of the page that asks for a hotel's code. */
export const codeText: Record<Language, HotelCodeText> = {
  spanish: {
    codeTitle: 'Tu hotel',
    codeHint: 'Ingresá el código que figura en tu habitación o en tu mesa.',
    code: 'Código',
    codeGo: 'Continuar',
    codeUnknown: 'Ningún hotel tiene ese código.',
    codeFailed: 'No pudimos comprobar el código. Revisá la conexión y probá de nuevo.',
  },
  english: {
    codeTitle: 'Your hotel',
    codeHint: 'Enter the code you find in your room or on your table.',
    code: 'Code',
    codeGo: 'Continue',
    codeUnknown: 'No hotel has that code.',
    codeFailed: 'We could not check the code. Check your connection and try again.',
  },
  portuguese: {
    codeTitle: 'Seu hotel',
    codeHint: 'Digite o código que está no seu quarto ou na sua mesa.',
    code: 'Código',
    codeGo: 'Continuar',
    codeUnknown: 'Nenhum hotel tem esse código.',
    codeFailed: 'Não conseguimos verificar o código. Verifique a conexão e tente de novo.',
  },
  french: {
    codeTitle: 'Votre hôtel',
    codeHint: 'Saisissez le code indiqué dans votre chambre ou sur votre table.',
    code: 'Code',
    codeGo: 'Continuer',
    codeUnknown: 'Aucun hôtel n’a ce code.',
    codeFailed: 'Impossible de vérifier le code. Vérifiez la connexion et réessayez.',
  },
}
