import type { DeviceKind } from '#contract/hotel/stays.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

/** Names of the kinds of devices in lists of phones and in knocks. */
export const deviceText: Record<Language, Record<DeviceKind, string>> = {
  spanish: {
    android: 'Teléfono Android',
    iphone: 'iPhone',
    tablet: 'Tablet',
    computer: 'Computadora',
    other: 'Otro dispositivo',
  },
  english: {
    android: 'Android phone',
    iphone: 'iPhone',
    tablet: 'Tablet',
    computer: 'Computer',
    other: 'Other device',
  },
  portuguese: {
    android: 'Telefone Android',
    iphone: 'iPhone',
    tablet: 'Tablet',
    computer: 'Computador',
    other: 'Outro dispositivo',
  },
  french: {
    android: 'Téléphone Android',
    iphone: 'iPhone',
    tablet: 'Tablette',
    computer: 'Ordinateur',
    other: 'Autre appareil',
  },
}
