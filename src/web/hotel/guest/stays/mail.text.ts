import type { Language } from '#contract/kernel/languages.limits.ts'

interface MailText {
  title: string
  hint: string
  mail: string
  done: string
  rather: string
  thanks: string
  goOn: string
  shape: string
  outside: string
  getIn: string
}

const specifiedText = {
  title: 'Let your Mail',
  mail: 'Email',
  done: 'Done',
  rather: "I don't want",
  thanks: 'Thank you!',
  goOn: 'Continue',
}

/** The specification prescribes these English labels, also for Spanish. */
export const mailText: Record<Language, MailText> = {
  spanish: {
    ...specifiedText,
    hint: 'Al cerrar la habitación te mandamos el resumen de la estadía.',
    shape: 'Escribí un mail válido.',
    outside: 'Este teléfono no está en la habitación. Entrá para dejar tu mail.',
    getIn: 'Cómo entrar',
  },
  english: {
    ...specifiedText,
    hint: 'At check-out we will send you a summary of your stay.',
    shape: 'Enter a valid email address.',
    outside: 'This phone is not in the room yet. Join to leave your email address.',
    getIn: 'How to join',
  },
  portuguese: {
    title: 'Deixe seu e-mail',
    hint: 'Ao fechar o quarto enviamos o resumo da estadia.',
    mail: 'E-mail',
    done: 'Pronto',
    rather: 'Não quero',
    thanks: 'Agradecemos!',
    goOn: 'Continuar',
    shape: 'Digite um e-mail válido.',
    outside: 'Este telefone não está no quarto. Entre para deixar seu e-mail.',
    getIn: 'Como entrar',
  },
  french: {
    title: 'Laissez votre e-mail',
    hint: 'À votre départ, nous vous enverrons le résumé de votre séjour.',
    mail: 'E-mail',
    done: 'Terminé',
    rather: 'Non merci',
    thanks: 'Merci !',
    goOn: 'Continuer',
    shape: 'Saisissez une adresse e-mail valide.',
    outside: 'Ce téléphone n’est pas dans la chambre. Entrez pour laisser votre e-mail.',
    getIn: 'Comment entrer',
  },
}
