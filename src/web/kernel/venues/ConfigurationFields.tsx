import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { currencies } from '#contract/kernel/currencies.limits.ts'
import { languages, localizedField } from '#contract/kernel/languages.limits.ts'
import { informationTopics, venueLimits } from '#contract/kernel/venues.limits.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { LanguageTabs } from '#web/kernel/ui/forms/LanguageTabs.tsx'
import { Section } from '#web/kernel/ui/layout/Section.tsx'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { ColourField } from './ColourField.tsx'
import type { ConfigurationForm } from './configurationValues.ts'
import { timeZones } from './timeZones.ts'
import { settingText as label, topicText, venuesText } from './venues.text.ts'

const text = venuesText.edit
const { address: maxUrlLength } = venueLimits

interface Fields {
  form: ConfigurationForm
}

export const ContactFields = ({ form }: Fields) => (
  <Section title={text.contact}>
    <TextInput label={label.name} maxLength={venueLimits.name} required {...form.getInputProps('name')} />
    <div className="pair">
      <TextInput label={label.mail} type="email" maxLength={254} required {...form.getInputProps('mail')} />
      <TextInput label={label.phone} type="tel" maxLength={26} required {...form.getInputProps('phone')} />
    </div>
    <TextInput label={label.direction} maxLength={venueLimits.direction} {...form.getInputProps('direction')} />
    <Checkbox label={label.solutionWhatsapp} {...form.getInputProps('solutionWhatsapp', { type: 'checkbox' })} />
    {form.values.solutionWhatsapp && (
      <TextInput
        label={label.whatsappNumber}
        description={text.whatsappHint}
        inputMode="numeric"
        maxLength={15}
        required
        {...form.getInputProps('whatsappNumber')}
      />
    )}
  </Section>
)

/** The main texts are the Spanish ones. */
const translatedLanguages = languages.filter((language) => language !== 'spanish')

export const WelcomeFields = ({ form }: Fields) => (
  <Section title={text.welcome}>
    <TextInput label={label.titleApp} maxLength={venueLimits.titleApp} required {...form.getInputProps('titleApp')} />
    <TextInput
      label={label.subtitleApp}
      maxLength={venueLimits.subtitleApp}
      required
      {...form.getInputProps('subtitleApp')}
    />
    <Textarea
      label={label.infoApp}
      rows={4}
      maxLength={venueLimits.infoApp}
      required
      {...form.getInputProps('infoApp')}
    />
    <details>
      <summary>{text.translations}</summary>
      {translatedLanguages.map((language) => (
        <div key={language} className="stack gap-20 above">
          <TextInput
            label={text.topicIn(label.titleApp, languageText[language])}
            maxLength={venueLimits.titleApp}
            placeholder={form.values.titleApp}
            {...form.getInputProps(localizedField('titleApp', language))}
          />
          <TextInput
            label={text.topicIn(label.subtitleApp, languageText[language])}
            maxLength={venueLimits.subtitleApp}
            placeholder={form.values.subtitleApp}
            {...form.getInputProps(localizedField('subtitleApp', language))}
          />
          <Textarea
            label={text.topicIn(label.infoApp, languageText[language])}
            rows={3}
            maxLength={venueLimits.infoApp}
            placeholder={form.values.infoApp}
            {...form.getInputProps(localizedField('infoApp', language))}
          />
        </div>
      ))}
    </details>
    <ColourField
      value={form.values.primaryColor}
      error={form.errors.primaryColor}
      onChange={(colour) => form.setFieldValue('primaryColor', colour)}
    />
    <div className="pair">
      <ImageField label={label.logo} {...form.getInputProps('logo')} />
      <ImageField label={label.background} {...form.getInputProps('background')} />
    </div>
    <Checkbox label={label.solutionSurvey} {...form.getInputProps('solutionSurvey', { type: 'checkbox' })} />
    {form.values.solutionSurvey && (
      <TextInput
        label={label.surveyLink}
        description={text.linkHint}
        type="url"
        maxLength={maxUrlLength}
        required
        {...form.getInputProps('surveyLink')}
      />
    )}
  </Section>
)

export const VenueFields = ({ form }: Fields) => (
  <Section title={text.place}>
    <div className="pair">
      <NativeSelect label={label.timeZone} data={timeZones(form.values.timeZone)} {...form.getInputProps('timeZone')} />
      <NativeSelect label={label.currency} data={[...currencies]} {...form.getInputProps('currency')} />
    </div>
    <NativeSelect
      label={label.guestLanguage}
      description={text.guestLanguageHint}
      data={languages.map((language) => ({ value: language, label: languageText[language] }))}
      {...form.getInputProps('guestLanguage')}
    />
    <Checkbox label={label.outletsEnabled} {...form.getInputProps('outletsEnabled', { type: 'checkbox' })} />
    <TextInput
      label={label.qrMask}
      description={text.maskHint}
      maxLength={63}
      autoCapitalize="none"
      {...form.getInputProps('qrMask')}
    />
  </Section>
)

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))
const lastHours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:59` }))
const days = text.days.map((day, i) => ({ value: String(i), label: day }))

export const LiveBroadcastFields = ({ form }: Fields) => (
  <Section title={text.live} hint={text.liveHint}>
    <div className="three">
      <NativeSelect label={text.liveDay} data={days} {...form.getInputProps('liveDay')} />
      <NativeSelect label={text.liveFrom} data={hours} {...form.getInputProps('liveFrom')} />
      <NativeSelect label={text.liveTo} data={lastHours} {...form.getInputProps('liveTo')} />
    </div>
    <TextInput
      label={label.liveChannel}
      description={text.channelHint}
      type="url"
      maxLength={maxUrlLength}
      {...form.getInputProps('liveChannel')}
    />
  </Section>
)

const links = ['formLink', 'paymentLink', 'courseAppIos', 'courseAppOther'] as const

export const LinkFields = ({ form }: Fields) => (
  <Section title={text.links} hint={text.linkHint}>
    {links.map((link) => (
      <TextInput key={link} label={label[link]} type="url" maxLength={maxUrlLength} {...form.getInputProps(link)} />
    ))}
    <TextInput label={label.bankAlias} maxLength={venueLimits.bankAlias} {...form.getInputProps('bankAlias')} />
  </Section>
)

export const InformationFields = ({ form }: Fields) => (
  <Section title={text.information} hint={text.informationHint}>
    <LanguageTabs
      isMissing={(language) => informationTopics.some((topic) => form.values[localizedField(topic, language)] === '')}
    >
      {(language) =>
        informationTopics.map((topic) => (
          <Textarea
            key={topic}
            label={text.topicIn(topicText[topic], languageText[language])}
            rows={4}
            maxLength={venueLimits.information}
            {...form.getInputProps(localizedField(topic, language))}
          />
        ))
      }
    </LanguageTabs>
  </Section>
)
