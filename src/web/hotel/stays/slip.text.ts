import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface SlipText {
  welcome: (name: string) => string
  how: string
  /** Steps to enter with the QR code. */
  scan: string
  once: (moment: string) => string
  orCode: Record<RoomKind, string>
  code: string
  keep: string
}

/** Words of the printed slip, in the guest's language. */
export const slipText: Record<Language, SlipText> = {
  spanish: {
    welcome: (name) => (name ? `Hola, ${name}!` : 'Hola!'),
    how: 'Pedí desde tu teléfono',
    scan: '1. Escaneá este QR con la cámara de tu teléfono.',
    once: (moment) => `Sirve para un teléfono, hasta el ${moment}.`,
    orCode: {
      room: '2. Para los demás teléfonos, escaneá el QR de la habitación e ingresá el código secreto:',
      table: '2. Para los demás teléfonos, escaneá el QR de la mesa e ingresá el código secreto:',
    },
    code: 'Código secreto',
    keep: 'Con este código se puede pedir a tu cuenta: no lo muestres. Si alguien lo vio, pedí uno nuevo en recepción.',
  },
  english: {
    welcome: (name) => (name ? `Hello, ${name}!` : 'Hello!'),
    how: 'Order from your phone',
    scan: '1. Scan this QR code with your phone’s camera.',
    once: (moment) => `It works for one phone, until ${moment}.`,
    orCode: {
      room: '2. For the other phones, scan the QR code in the room and enter the secret code:',
      table: '2. For the other phones, scan the QR code on the table and enter the secret code:',
    },
    code: 'Secret code',
    keep: 'Anyone with this code can order on your bill, so keep it private. If somebody has seen it, ask for a new one at reception.',
  },
  portuguese: {
    welcome: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
    how: 'Peça pelo seu telefone',
    scan: '1. Escaneie este QR com a câmera do seu telefone.',
    once: (moment) => `Vale para um telefone, até ${moment}.`,
    orCode: {
      room: '2. Nos outros telefones, escaneie o QR do quarto e digite o código secreto:',
      table: '2. Nos outros telefones, escaneie o QR da mesa e digite o código secreto:',
    },
    code: 'Código secreto',
    keep: 'Quem tiver este código pode pedir na sua conta: não o mostre a ninguém. Se alguém o viu, peça um novo na recepção.',
  },
  french: {
    welcome: (name) => (name ? `Bonjour, ${name} !` : 'Bonjour !'),
    how: 'Commandez depuis votre téléphone',
    scan: '1. Scannez ce QR avec l’appareil photo de votre téléphone.',
    once: (moment) => `Valable pour un téléphone, jusqu’au ${moment}.`,
    orCode: {
      room: '2. Pour les autres téléphones, scannez le QR de la chambre et saisissez le code secret :',
      table: '2. Pour les autres téléphones, scannez le QR de la table et saisissez le code secret :',
    },
    code: 'Code secret',
    keep: 'Ce code permet de commander sur votre compte : ne le montrez à personne. Si quelqu’un l’a vu, demandez-en un nouveau à la réception.',
  },
}
