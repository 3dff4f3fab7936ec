import type { FormValidateInput, UseFormReturnType } from '@mantine/form'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type Language, type LocalizedFields, languages, localizedField } from '#contract/kernel/languages.limits.ts'
import {
  colourPattern,
  type InformationTopic,
  informationTopics,
  qrMaskPattern,
  venueLimits,
  venuePhonePattern,
  whatsappPattern,
} from '#contract/kernel/venues.limits.ts'
import type { Configuration, Information } from '#contract/kernel/venues.ts'
import { noWhatsapp } from '#contract/kernel/whatsapp.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { mailCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { settingText, topicText, venuesText } from './venues.text.ts'

const text = venuesText.edit

/** Settings that are plain strings in both the form and the contract. */
const plain = [
  'name',
  'mail',
  'phone',
  'primaryColor',
  'titleApp',
  'subtitleApp',
  'infoApp',
  'direction',
  'bankAlias',
  'liveChannel',
  'formLink',
  'paymentLink',
  'courseAppIos',
  'courseAppOther',
  'surveyLink',
  'qrMask',
  'timeZone',
] as const
type Plain = (typeof plain)[number]
const pickPlain = (thing: Record<Plain, string>) =>
  Object.fromEntries(plain.map((field) => [field, thing[field]])) as Record<Plain, string>

const welcomeTexts = ['titleApp', 'subtitleApp', 'infoApp'] as const
type WelcomeText = (typeof welcomeTexts)[number]
type WelcomeTranslations = LocalizedFields<WelcomeText, string>
const createTranslations = (create: (field: WelcomeText, language: Language) => string) =>
  Object.fromEntries(
    welcomeTexts.flatMap((field) =>
      languages.map((language) => [localizedField(field, language), create(field, language)]),
    ),
  ) as WelcomeTranslations
const pickTranslations = (thing: WelcomeTranslations) =>
  createTranslations((field, language) => thing[localizedField(field, language)])

/** One form field per text and language, so that two people can edit different languages at once. */
type Texts = LocalizedFields<InformationTopic, string>
const createTexts = (create: (topic: InformationTopic, language: Language) => string) =>
  Object.fromEntries(
    informationTopics.flatMap((topic) =>
      languages.map((language) => [localizedField(topic, language), create(topic, language)]),
    ),
  ) as Texts
const toInformation = (texts: Texts) =>
  Object.fromEntries(
    informationTopics.map((topic) => [
      topic,
      Object.fromEntries(languages.map((language) => [language, texts[localizedField(topic, language)]])),
    ]),
  ) as Information

export type ConfigurationValues = Record<Plain, string> &
  WelcomeTranslations &
  Texts & {
    logo: Photo | null
    background: Photo | null
    whatsappNumber: string
    solutionWhatsapp: boolean
    solutionSurvey: boolean
    currency: Currency
    guestLanguage: Language
    outletsEnabled: boolean
    liveDay: string
    liveFrom: string
    liveTo: string
  }

export const toFormValues = (venue: Configuration): ConfigurationValues => ({
  ...pickPlain(venue),
  ...pickTranslations(venue),
  logo: venue.logo,
  background: venue.background,
  whatsappNumber: venue.whatsappNumber === noWhatsapp ? '' : venue.whatsappNumber,
  solutionWhatsapp: venue.solutionWhatsapp,
  solutionSurvey: venue.solutionSurvey,
  currency: venue.currency,
  guestLanguage: venue.guestLanguage,
  outletsEnabled: venue.outletsEnabled,
  liveDay: String(venue.live.day),
  liveFrom: String(venue.live.from),
  liveTo: String(venue.live.to),
  ...createTexts((topic, language) => venue.information[topic][language]),
})

/** Input of the update endpoint. The form's checks require both images, so the empty ids are never sent. */
export const toInput = (values: ConfigurationValues) => ({
  ...pickPlain(values),
  ...pickTranslations(values),
  logoId: values.logo?.id ?? '',
  backgroundId: values.background?.id ?? '',
  // The number stays stored while WhatsApp is switched off; an invalid one is replaced by the empty value.
  whatsappNumber: /^\d{1,15}$/.test(values.whatsappNumber) ? values.whatsappNumber : noWhatsapp,
  solutionWhatsapp: values.solutionWhatsapp,
  solutionSurvey: values.solutionSurvey,
  currency: values.currency,
  guestLanguage: values.guestLanguage,
  outletsEnabled: values.outletsEnabled,
  live: { day: Number(values.liveDay), from: Number(values.liveFrom), to: Number(values.liveTo) },
  information: toInformation(values),
})

export const configurationLabels = {
  ...settingText,
  liveDay: `${text.live}: ${text.liveDay}`,
  liveFrom: `${text.live}: ${text.liveFrom}`,
  liveTo: `${text.live}: ${text.liveTo}`,
  ...createTexts((topic, language) => text.topicIn(topicText[topic], languageText[language])),
  ...createTranslations((field, language) => text.topicIn(settingText[field], languageText[language])),
}

const requireImage = (photo: Photo | null) => (photo ? null : text.imageMissing)
const requirePattern = (pattern: RegExp, sentence: string) => (value: string) =>
  pattern.test(value.trim()) ? null : sentence
const link = requirePattern(/^$|^https:\/\/[^\s/@:]+\.[^\s/@:]+(\/\S*)?$/, text.linkWrong)

export const configurationChecks: FormValidateInput<ConfigurationValues> = {
  name: requiredCheck(venueLimits.name),
  mail: mailCheck,
  phone: requirePattern(venuePhonePattern, text.phoneWrong),
  logo: requireImage,
  background: requireImage,
  primaryColor: requirePattern(colourPattern, text.colourWrong),
  titleApp: requiredCheck(venueLimits.titleApp),
  subtitleApp: requiredCheck(venueLimits.subtitleApp),
  infoApp: requiredCheck(venueLimits.infoApp),
  whatsappNumber: (number, { solutionWhatsapp }) =>
    !solutionWhatsapp || whatsappPattern.test(number.trim()) ? null : text.whatsappWrong,
  surveyLink: (address, { solutionSurvey }) =>
    solutionSurvey && address.trim() === '' ? text.surveyNeeded : link(address),
  qrMask: (mask) => (mask === '' || qrMaskPattern.test(mask) ? null : text.maskWrong),
  liveTo: (to, { liveFrom }) => (Number(to) >= Number(liveFrom) ? null : text.liveWrong),
  liveChannel: requirePattern(
    /^$|^(https:\/\/)?((www|m)\.)?(youtube\.com|youtu\.be)\/\S*$|^https:\/\/((www|m)\.)?(youtube\.com|youtu\.be)$/,
    text.channelWrong,
  ),
  formLink: link,
  paymentLink: link,
  courseAppIos: link,
  courseAppOther: link,
}

export type ConfigurationForm = UseFormReturnType<ConfigurationValues>
