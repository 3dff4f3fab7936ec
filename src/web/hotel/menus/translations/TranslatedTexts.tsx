import { type Language, languages, localizedField } from '#contract/kernel/languages.limits.ts'
import shared from '#web/hotel/hotel.module.css'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { CountedProse, CountedText } from '#web/kernel/ui/forms/CountedText.tsx'
import { LanguageTabs } from '#web/kernel/ui/forms/LanguageTabs.tsx'
import { menusText } from '../menus.text.ts'
import { oneLine } from '../oneLine.ts'
import { isMissing, readAs, type Texts } from './missing.ts'

/** A text of a form in the four languages. */
interface Translatable {
  /** The main text's field; those of the languages are named after it. */
  field: string
  label: (language: string) => string
  max: number
  /** Long enough for several lines of the field. */
  long?: boolean
}

/** What is needed of a form, whatever else is in it. */
interface TranslatedForm {
  values: object
  getInputProps: (field: string) => object
  setFieldValue: (field: string, text: string) => void
}

interface TranslatedTextsProps {
  form: TranslatedForm
  texts: readonly Translatable[]
}

const textsOf = ({ values }: TranslatedForm, field: string): Texts => {
  const entered = values as Partial<Record<string, string>>
  const inEach = languages.map((language) => [language, entered[localizedField(field, language)] ?? ''])
  return { text: entered[field] ?? '', ...(Object.fromEntries(inEach) as Record<Language, string>) }
}

/** The part of a form that says the same in the four languages: one text side by side, several a language at a time. */
export const TranslatedTexts = ({ form, texts }: TranslatedTextsProps) => {
  const fieldsIn = (language: Language) =>
    texts.map((text) => <Field key={`${text.field} ${language}`} form={form} text={text} language={language} />)
  return (
    <section className={shared.section}>
      <h2>{menusText.translations}</h2>
      <p className={shared.hint}>{menusText.translationsHint}</p>
      {texts.length > 1 ? (
        <LanguageTabs isMissing={(language) => texts.some(({ field }) => isMissing(textsOf(form, field), language))}>
          {fieldsIn}
        </LanguageTabs>
      ) : (
        <div className="pair wide">{languages.map(fieldsIn)}</div>
      )}
    </section>
  )
}

interface FieldProps {
  form: TranslatedForm
  text: Translatable
  language: Language
}

const Field = ({ form, text: { field, label, max, long = false }, language }: FieldProps) => {
  const own = localizedField(field, language)
  const said = {
    label: label(languageText[language]),
    max,
    placeholder: readAs(textsOf(form, field), language),
    ...form.getInputProps(own),
  }
  return long ? (
    <CountedProse {...said} rows={3} onChange={oneLine((text) => form.setFieldValue(own, text))} />
  ) : (
    <CountedText {...said} />
  )
}
