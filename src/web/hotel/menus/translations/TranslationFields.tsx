import { type Language, languages, localizedField } from '#contract/kernel/languages.limits.ts'
import shared from '#web/hotel/hotel.module.css'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { CountedText, CountedTextarea } from '#web/kernel/ui/forms/CountedText.tsx'
import { LanguageTabs } from '#web/kernel/ui/forms/LanguageTabs.tsx'
import { menusText } from '../menus.text.ts'
import { singleLineHandler } from '../singleLineHandler.ts'
import { displayedText, isTranslationMissing, type LocalizedTexts } from './missingTranslations.ts'

/** A form field with one text per language. */
interface Translatable {
  /** Name of the main field; the names of the language fields are derived from it. */
  field: string
  label: (language: string) => string
  max: number
  /** True renders a textarea. */
  long?: boolean
}

/** The part of a Mantine form that this section uses. */
interface TranslatedForm {
  values: object
  getInputProps: (field: string) => object
  setFieldValue: (field: string, text: string) => void
}

interface TranslationFieldsProps {
  form: TranslatedForm
  texts: readonly Translatable[]
}

const textsOf = ({ values }: TranslatedForm, field: string): LocalizedTexts => {
  const entered = values as Partial<Record<string, string>>
  const localizedTexts = languages.map((language) => [language, entered[localizedField(field, language)] ?? ''])
  return { text: entered[field] ?? '', ...(Object.fromEntries(localizedTexts) as Record<Language, string>) }
}

/** Form section with the translations: one text shows its languages side by side, several texts get a tab per language. */
export const TranslationFields = ({ form, texts }: TranslationFieldsProps) => {
  const renderFields = (language: Language) =>
    texts.map((text) => (
      <TranslationField key={`${text.field} ${language}`} form={form} text={text} language={language} />
    ))
  return (
    <section className={shared.section}>
      <h2>{menusText.translations}</h2>
      <p className={shared.hint}>{menusText.translationsHint}</p>
      {texts.length > 1 ? (
        <LanguageTabs
          isMissing={(language) => texts.some(({ field }) => isTranslationMissing(textsOf(form, field), language))}
        >
          {renderFields}
        </LanguageTabs>
      ) : (
        <div className="pair wide">{languages.map(renderFields)}</div>
      )}
    </section>
  )
}

interface TranslationFieldProps {
  form: TranslatedForm
  text: Translatable
  language: Language
}

const TranslationField = ({ form, text: { field, label, max, long = false }, language }: TranslationFieldProps) => {
  const localField = localizedField(field, language)
  const fieldProps = {
    label: label(languageText[language]),
    max,
    placeholder: displayedText(textsOf(form, field), language),
    ...form.getInputProps(localField),
  }
  return long ? (
    <CountedTextarea
      {...fieldProps}
      rows={3}
      onChange={singleLineHandler((text) => form.setFieldValue(localField, text))}
    />
  ) : (
    <CountedText {...fieldProps} />
  )
}
