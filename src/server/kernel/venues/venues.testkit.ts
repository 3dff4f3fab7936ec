import { localizedFields } from '#contract/kernel/languages.limits.ts'

const emptyText = () => ''
export const inFourLanguages = (text: string) => ({ spanish: text, english: '', portuguese: '', french: '' })
/** A configuration that is right in every field. */
export const validConfiguration = (photoId: string) => ({
  version: 1,
  logoId: photoId,
  backgroundId: photoId,
  name: 'Club del Lago',
  mail: 'hola@lago.test',
  phone: '+54 11 4000 1000',
  primaryColor: '#1d4e79',
  titleApp: 'Bienvenidos',
  subtitleApp: 'Elegí un lugar',
  infoApp: 'Frente al lago.',
  ...localizedFields('titleApp', emptyText),
  ...localizedFields('subtitleApp', emptyText),
  ...localizedFields('infoApp', emptyText),
  titleAppFrench: 'Bienvenue',
  direction: 'Ruta 3, km 12',
  bankAlias: 'club.del.lago',
  liveChannel: 'https://www.youtube.com/@lago',
  formLink: 'https://forms.lago.test/alta',
  paymentLink: '',
  courseAppIos: '',
  courseAppOther: '',
  whatsappNumber: '5491140001000',
  solutionWhatsapp: true,
  solutionSurvey: false,
  surveyLink: 'https://encuesta.lago.test/',
  qrMask: 'lago',
  timeZone: 'Europe/Madrid',
  currency: 'EUR' as const,
  outletsEnabled: true,
  live: { day: 0, from: 10, to: 12 },
  information: {
    hours: inFourLanguages('De 8 a 20'),
    services: inFourLanguages(''),
    restaurants: inFourLanguages('Dos'),
  },
})
