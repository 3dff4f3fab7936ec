import type { FormValidateInput, UseFormReturnType } from '@mantine/form'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type Language, type LocalizedFields, languages, localizedField } from '#contract/kernel/languages.limits.ts'
import {
  colourPattern,
  type InformationTopic,
  informationTopics,
  maskPattern,
  noWhatsapp,
  phonePattern,
  venueLimits,
  whatsappPattern,
} from '#contract/kernel/venues.limits.ts'
import type { Configuration, Information } from '#contract/kernel/venues.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { mail, required } from '#web/kernel/ui/forms/checks.ts'
import { settingText, topicText, venuesText } from './venues.text.ts'

const text = venuesText.edit

/** Settings that are one line of text in the form as in the contract. */
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
const plainOf = (thing: Record<Plain, string>) =>
  Object.fromEntries(plain.map((field) => [field, thing[field]])) as Record<Plain, string>

/** One field for each text and language: two people may write in different ones. */
type Texts = LocalizedFields<InformationTopic, string>
const textsOf = (make: (topic: InformationTopic, language: Language) => string) =>
  Object.fromEntries(
    informationTopics.flatMap((topic) =>
      languages.map((language) => [localizedField(topic, language), make(topic, language)]),
    ),
  ) as Texts
const informationIn = (texts: Texts) =>
  Object.fromEntries(
    informationTopics.map((topic) => [
      topic,
      Object.fromEntries(languages.map((language) => [language, texts[localizedField(topic, language)]])),
    ]),
  ) as Information

export type ConfigurationValues = Record<Plain, string> &
  Texts & {
    logo: Photo | null
    background: Photo | null
    whatsappNumber: string
    solutionWhatsapp: boolean
    solutionSurvey: boolean
    currency: Currency
    outletsEnabled: boolean
    liveDay: string
    liveFrom: string
    liveTo: string
  }

export const valuesOf = (venue: Configuration): ConfigurationValues => ({
  ...plainOf(venue),
  logo: venue.logo,
  background: venue.background,
  whatsappNumber: venue.whatsappNumber === noWhatsapp ? '' : venue.whatsappNumber,
  solutionWhatsapp: venue.solutionWhatsapp,
  solutionSurvey: venue.solutionSurvey,
  currency: venue.currency,
  outletsEnabled: venue.outletsEnabled,
  liveDay: String(venue.live.day),
  liveFrom: String(venue.live.from),
  liveTo: String(venue.live.to),
  ...textsOf((topic, language) => venue.information[topic][language]),
})

/** As the endpoint wants it; the form lets nothing pass without the two images. */
export const writtenIn = (values: ConfigurationValues) => ({
  ...plainOf(values),
  logoId: values.logo?.id ?? '',
  backgroundId: values.background?.id ?? '',
  // A number that is not offered any more is kept, unless it is not a number at all.
  whatsappNumber: /^\d{1,15}$/.test(values.whatsappNumber) ? values.whatsappNumber : noWhatsapp,
  solutionWhatsapp: values.solutionWhatsapp,
  solutionSurvey: values.solutionSurvey,
  currency: values.currency,
  outletsEnabled: values.outletsEnabled,
  live: { day: Number(values.liveDay), from: Number(values.liveFrom), to: Number(values.liveTo) },
  information: informationIn(values),
})

export const configurationLabels = {
  ...settingText,
  liveDay: `${text.live}: ${text.liveDay}`,
  liveFrom: `${text.live}: ${text.liveFrom}`,
  liveTo: `${text.live}: ${text.liveTo}`,
  ...textsOf((topic, language) => text.topicIn(topicText[topic], languageText[language])),
}

const image = (photo: Photo | null) => (photo ? null : text.imageMissing)
const matching = (pattern: RegExp, sentence: string) => (value: string) =>
  pattern.test(value.trim()) ? null : sentence
const link = matching(/^$|^https:\/\/[^\s/@:]+\.[^\s/@:]+(\/\S*)?$/, text.linkWrong)

export const configurationChecks: FormValidateInput<ConfigurationValues> = {
  name: required(venueLimits.name),
  mail,
  phone: matching(phonePattern, text.phoneWrong),
  logo: image,
  background: image,
  primaryColor: matching(colourPattern, text.colourWrong),
  titleApp: required(venueLimits.titleApp),
  subtitleApp: required(venueLimits.subtitleApp),
  infoApp: required(venueLimits.infoApp),
  whatsappNumber: (number, { solutionWhatsapp }) =>
    !solutionWhatsapp || whatsappPattern.test(number.trim()) ? null : text.whatsappWrong,
  surveyLink: (address, { solutionSurvey }) =>
    solutionSurvey && address.trim() === '' ? text.surveyNeeded : link(address),
  qrMask: (mask) => (mask === '' || maskPattern.test(mask) ? null : text.maskWrong),
  liveTo: (to, { liveFrom }) => (Number(to) >= Number(liveFrom) ? null : text.liveWrong),
  liveChannel: matching(/^$|^https:\/\/((www|m)\.)?(youtube\.com|youtu\.be)(\/\S*)?$/, text.channelWrong),
  formLink: link,
  paymentLink: link,
  courseAppIos: link,
  courseAppOther: link,
}

export type ConfigurationForm = UseFormReturnType<ConfigurationValues>
