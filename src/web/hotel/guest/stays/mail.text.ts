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
}

const specifiedText = {
  title: 'Let your Mail',
  mail: 'Email',
  done: 'Done',
  rather: "I don't want",
  thanks: 'Thank you!',
  goOn: 'Continue',
}

/** The product specification prescribes these English labels for Spanish pages too, so they must not be translated. */
export const mailText: Record<Language, MailText> = {
  spanish: {
    ...specifiedText,
    hint: 'Cuando se cierre tu cuenta te mandamos el resumen.',
    shape: 'Escribí un mail válido.',
    outside: 'Entrá para dejar tu mail.',
  },
  english: {
    ...specifiedText,
    hint: 'When your bill is closed, we will send you a summary.',
    shape: 'Enter a valid email address.',
    outside: 'Join to leave your email address.',
  },
  portuguese: {
    title: 'Deixe seu e-mail',
    hint: 'Quando a sua conta for fechada, enviaremos o resumo.',
    mail: 'E-mail',
    done: 'Pronto',
    rather: 'Não quero',
    thanks: 'Agradecemos!',
    goOn: 'Continuar',
    shape: 'Digite um e-mail válido.',
    outside: 'Entre para deixar seu e-mail.',
  },
  french: {
    title: 'Laissez votre e-mail',
    hint: 'Quand votre addition sera clôturée, nous vous enverrons le résumé.',
    mail: 'E-mail',
    done: 'Terminé',
    rather: 'Non merci',
    thanks: 'Merci !',
    goOn: 'Continuer',
    shape: 'Saisissez une adresse e-mail valide.',
    outside: 'Entrez pour laisser votre e-mail.',
  },
}
