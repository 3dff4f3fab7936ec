import '@mantine/core/styles/Radio.layer.css'
import { Button, Input, NativeSelect, Radio, TextInput } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { languages } from '#contract/kernel/languages.limits.ts'
import { venueLimits } from '#contract/kernel/venues.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { ColourField } from '#web/kernel/venues/ColourField.tsx'
import { ProductChoices } from '#web/kernel/venues/ProductChoices.tsx'
import { timeZones } from '#web/kernel/venues/timeZones.ts'
import classes from './FirstRunScreen.module.css'
import { firstRunText } from './firstRun.text.ts'
import type { FirstRunForm } from './firstRunValues.ts'

interface Fields {
  form: FirstRunForm
}

const VenueFields = ({ form }: Fields) => {
  const text = firstRunText.venue
  return (
    <>
      <TextInput label={text.name} maxLength={venueLimits.name} required {...form.getInputProps('venueName')} />
      <ColourField
        value={form.values.primaryColor}
        error={form.errors.primaryColor}
        onChange={(colour) => form.setFieldValue('primaryColor', colour)}
      />
      <LogoField file={form.values.logo} onChange={(file) => form.setFieldValue('logo', file)} />
      <NativeSelect label={text.timeZone} data={timeZones(form.values.timeZone)} {...form.getInputProps('timeZone')} />
      <NativeSelect
        label={text.guestLanguage}
        description={text.guestLanguageHint}
        data={languages.map((language) => ({ value: language, label: languageText[language] }))}
        {...form.getInputProps('guestLanguage')}
      />
    </>
  )
}

/** The logo stays in the browser until the account exists: only staff may upload pictures. */
function LogoField({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    if (!file) return setPreview(undefined)
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <Input.Wrapper id={id} label={firstRunText.venue.logo} description={firstRunText.venue.logoHint}>
      <div className="group gap-12">
        {preview && <img className={classes.logo} src={preview} alt={firstRunText.venue.logo} />}
        <Button id={id} variant="default" onClick={() => input.current?.click()}>
          {firstRunText.venue.chooseLogo}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept={pictureTypes.join()}
          onChange={({ currentTarget }) => onChange(currentTarget.files?.[0] ?? null)}
        />
      </div>
    </Input.Wrapper>
  )
}

function DemoFields({ form }: Fields) {
  const text = firstRunText.demo
  const key = useSearchParams().get('clave') ?? ''
  const mayAdd = useRead(api.kernel.firstRun.state, { key }).data?.mayAddDemo ?? false
  return (
    <Radio.Group
      aria-label={text.title}
      value={form.values.withDemo ? 'demo' : 'empty'}
      onChange={(value) => form.setFieldValue('withDemo', value === 'demo')}
    >
      <div className="stack gap-12">
        <Radio value="empty" label={text.empty} description={text.emptyHint} />
        <Radio
          value="demo"
          label={text.withDemo}
          description={mayAdd ? text.withDemoHint : text.publicServer}
          disabled={!mayAdd}
        />
      </div>
    </Radio.Group>
  )
}

const ProductFields = ({ form }: Fields) => (
  <>
    <ProductChoices chosen={form.values.products} onChange={(chosen) => form.setFieldValue('products', chosen)} />
    {form.errors.products && <p className="problem">{form.errors.products}</p>}
  </>
)

const fieldsOf = [VenueFields, ProductFields, DemoFields]

/** The fields of the steps after the first, in a script of their own. */
export function LaterStepFields({ step, form }: Fields & { step: number }) {
  const StepFields = fieldsOf[step - 1] ?? VenueFields
  return <StepFields form={form} />
}
