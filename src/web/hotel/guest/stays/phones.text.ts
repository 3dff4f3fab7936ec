import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { CodeChangeReason } from '#contract/hotel/stays.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface PhonesText {
  title: Record<RoomKind, string>
  hint: string
  code: string
  thisPhone: string
  since: (moment: string) => string
  newCode: string
  newCodeTitle: string
  newCodeBody: string
  /** Sentence with the time and the reason of the last code change. */
  changed: Record<CodeChangeReason, (moment: string) => string>
  remove: string
  removeOf: (device: string) => string
  removeTitle: (device: string) => string
  removeBody: string
  cancel: string
  add: string
  addHint: string
  qr: string
  until: (clock: string) => string
  used: string
  another: string
}

/** Labels of the list of phones in a room, its code and its single-use QR codes. */
export const phonesText: Record<Language, PhonesText> = {
  spanish: {
    title: { room: 'Teléfonos en la habitación', table: 'Teléfonos en la mesa' },
    hint: 'Quien tenga este código puede pedir a tu cuenta. Compartilo solo con los tuyos.',
    code: 'Código para sumar un teléfono',
    thisPhone: 'este teléfono',
    since: (moment) => `desde el ${moment}`,
    newCode: 'Código nuevo',
    newCodeTitle: '¿Cambiar el código?',
    newCodeBody: 'El código de ahora y los QR sin usar dejan de servir. Los teléfonos que están adentro siguen.',
    changed: {
      requested: (moment) => `Código nuevo desde el ${moment}.`,
      phone_removed: (moment) => `Código nuevo desde el ${moment}: se sacó un teléfono.`,
      guessed: (moment) =>
        `Alguien probó muchos códigos equivocados. Por seguridad, desde el ${moment} el código es otro.`,
    },
    remove: 'Sacar',
    removeOf: (device) => `Sacar ${device}`,
    removeTitle: (device) => `¿Sacar ${device}?`,
    removeBody: 'No podrá pedir más a esta cuenta, y el código cambia para que no pueda volver.',
    cancel: 'Cancelar',
    add: 'Agregar un teléfono',
    addHint: 'Escanealo con el otro teléfono. Sirve para uno solo.',
    qr: 'QR de un solo uso',
    until: (clock) => `Sirve hasta las ${clock}.`,
    used: 'Este QR ya se usó o dejó de servir.',
    another: 'Otro QR',
  },
  english: {
    title: { room: 'Phones in the room', table: 'Phones at the table' },
    hint: 'Anyone with this code can order on your bill. Share it only with people you know.',
    code: 'Code to add a phone',
    thisPhone: 'this phone',
    since: (moment) => `since ${moment}`,
    newCode: 'New code',
    newCodeTitle: 'Change the code?',
    newCodeBody: 'The current code and unused QR codes stop working. Phones that have already joined stay in.',
    changed: {
      requested: (moment) => `New code since ${moment}.`,
      phone_removed: (moment) => `New code since ${moment}: a phone was removed.`,
      guessed: (moment) => `Somebody tried many wrong codes. For safety, the code was changed on ${moment}.`,
    },
    remove: 'Remove',
    removeOf: (device) => `Remove ${device}`,
    removeTitle: (device) => `Remove ${device}?`,
    removeBody: 'It can no longer order on this bill, and the code changes so that it cannot come back.',
    cancel: 'Cancel',
    add: 'Add a phone',
    addHint: 'Scan it with the other phone. It works only once.',
    qr: 'Single-use QR code',
    until: (clock) => `Valid until ${clock}.`,
    used: 'This QR code was used or is no longer valid.',
    another: 'Another QR code',
  },
  portuguese: {
    title: { room: 'Telefones no quarto', table: 'Telefones na mesa' },
    hint: 'Quem tiver este código pode pedir na sua conta. Compartilhe só com os seus.',
    code: 'Código para adicionar um telefone',
    thisPhone: 'este telefone',
    since: (moment) => `desde ${moment}`,
    newCode: 'Código novo',
    newCodeTitle: 'Trocar o código?',
    newCodeBody: 'O código atual e os QR não usados deixam de valer. Os telefones que estão dentro continuam.',
    changed: {
      requested: (moment) => `Código novo desde ${moment}.`,
      phone_removed: (moment) => `Código novo desde ${moment}: um telefone foi retirado.`,
      guessed: (moment) => `Alguém tentou muitos códigos errados. Por segurança, desde ${moment} o código é outro.`,
    },
    remove: 'Retirar',
    removeOf: (device) => `Retirar ${device}`,
    removeTitle: (device) => `Retirar ${device}?`,
    removeBody: 'Ele não poderá mais pedir nesta conta, e o código muda para que não possa voltar.',
    cancel: 'Cancelar',
    add: 'Adicionar um telefone',
    addHint: 'Escaneie com o outro telefone. Vale para um só.',
    qr: 'QR de uso único',
    until: (clock) => `Vale até as ${clock}.`,
    used: 'Este QR já foi usado ou não vale mais.',
    another: 'Outro QR',
  },
  french: {
    title: { room: 'Téléphones dans la chambre', table: 'Téléphones à la table' },
    hint: 'Ce code permet de commander sur votre compte. Ne le donnez qu’à vos proches.',
    code: 'Code pour ajouter un téléphone',
    thisPhone: 'ce téléphone',
    since: (moment) => `depuis le ${moment}`,
    newCode: 'Nouveau code',
    newCodeTitle: 'Changer le code ?',
    newCodeBody:
      'Le code actuel et les QR non utilisés ne seront plus valides. Les téléphones déjà connectés le restent.',
    changed: {
      requested: (moment) => `Nouveau code depuis le ${moment}.`,
      phone_removed: (moment) => `Nouveau code depuis le ${moment} : un téléphone a été retiré.`,
      guessed: (moment) => `Quelqu’un a essayé beaucoup de codes. Par sécurité, le code a changé le ${moment}.`,
    },
    remove: 'Retirer',
    removeOf: (device) => `Retirer ${device}`,
    removeTitle: (device) => `Retirer ${device} ?`,
    removeBody: 'Il ne pourra plus commander sur ce compte, et le code change pour qu’il ne puisse pas revenir.',
    cancel: 'Annuler',
    add: 'Ajouter un téléphone',
    addHint: 'Scannez-le avec l’autre téléphone. Il ne sert qu’une fois.',
    qr: 'QR à usage unique',
    until: (clock) => `Valide jusqu’à ${clock}.`,
    used: 'Ce QR a déjà servi ou n’est plus valide.',
    another: 'Un autre QR',
  },
}
