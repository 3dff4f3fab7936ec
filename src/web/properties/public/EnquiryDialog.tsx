import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { type EnquiryKind, enquiryLimits } from '#contract/properties/enquiries.limits.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useTabDraft } from '#web/kernel/data/tabDraft.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { kernelRefusals } from '#web/kernel/text/refusals.text.ts'
import { refusalSentence, registerRefusalSentences } from '#web/kernel/text/refusals.ts'
import { tooLongText } from '#web/kernel/text/tooLong.text.ts'
import { allowLongPaste, excessLength } from '#web/kernel/ui/forms/tooLong.ts'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { propertiesRefusals } from '../refusals.text.ts'
import classes from './EnquiryDialog.module.css'
import { EnquiryField } from './EnquiryField.tsx'
import { enquiryFormText as text } from './enquiryForm.text.ts'
import { usePublicPageParams } from './publicPageParams.ts'

// Server-rendered pages load without refusal texts, so the dialog registers those that it needs.
registerRefusalSentences({ ...kernelRefusals, ...propertiesRefusals })

interface EnquiryDialogProps {
  kind: EnquiryKind
  listing: Listing
  onClose: () => void
}

const emptyValues = { name: '', mail: '', phone: '', day: '', time: '', message: '' }
type Values = typeof emptyValues
const fields = Object.keys(emptyValues) as (keyof Values)[]
type Errors = Partial<Record<keyof Values, string>>

const maxLengths = { ...enquiryLimits, mail: 254, day: 10, time: 5 }
const checkLength = (field: keyof Values, value: string): Errors => {
  const excess = excessLength(value, maxLengths[field])
  return excess > 0 ? { [field]: tooLongText.spanish(maxLengths[field], excess) } : {}
}

const findErrors = (kind: EnquiryKind, values: Values, today: string): Errors => ({
  ...Object.assign({}, ...fields.map((field) => checkLength(field, values[field]))),
  ...findMissing(kind, values),
  ...(kind === 'visit' && values.day && values.day < today ? { day: propertiesRefusals.day_past.spanish } : {}),
})

const findMissing = (kind: EnquiryKind, { name, mail, phone, day }: Values): Errors => ({
  ...(name.trim() ? {} : { name: text.required }),
  ...(mail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail.trim()) ? { mail: text.wrongMail } : {}),
  ...(mail.trim() || phone.trim() ? {} : { phone: text.unreachable }),
  ...(kind === 'visit' && !day ? { day: text.required } : {}),
})

/** The form for an enquiry about a property or a visit. Closing it before sending keeps its values as a draft. */
export function EnquiryDialog({ kind, listing, onClose }: EnquiryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { venueParam } = usePublicPageParams()
  const today = useToday()
  const [values, setValues] = useTabDraft(`ask ${listing.id}`, emptyValues)
  const [errors, setErrors] = useState<Errors>({})
  // One id per opened dialog: a double click or a retry sends one enquiry.
  const [id] = useState(newId)
  const heading = useId()
  const ask = useWrite(api.properties.enquiries.ask, { onSuccess: () => setValues(undefined) })
  useEffect(() => dialog.current?.showModal(), [])

  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value })
      setErrors(({ [name]: _, ...others }) => ({ ...others, ...checkLength(name, value) }))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = findErrors(kind, values, today)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return (form.elements.namedItem(first) as HTMLElement).focus()
    if (ask.isPending) return
    const { name, mail, phone, day, time, message } = values
    const enquiry = { ...venueParam, id, listingId: listing.id, name, mail: mail.trim() || null, phone, message }
    ask.mutate(kind === 'visit' ? { ...enquiry, kind, day, ...(time ? { time } : {}) } : { ...enquiry, kind })
  }

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading} className="large">
        {text.titles[kind]}
      </h2>
      <p className="muted">{`${listing.direction}, ${listing.city}`}</p>
      {ask.isSuccess ? (
        <div role="status" className="stack above">
          <p className="heading">{text.thanks}</p>
          <p>{kind === 'visit' ? text.thanksVisit : text.thanksHint}</p>
          <button type="button" className="button" data-primary onClick={() => dialog.current?.close()}>
            {text.close}
          </button>
        </div>
      ) : (
        <form className="stack above" noValidate onPaste={allowLongPaste} onSubmit={submit}>
          <EnquiryField label={text.name} autoComplete="name" maxLength={enquiryLimits.name} {...field('name')} />
          {kind === 'visit' && (
            <div className="pair gap-16">
              <EnquiryField label={text.day} type="date" min={today} {...field('day')} />
              <EnquiryField label={text.time} type="time" {...field('time')} />
            </div>
          )}
          <p className="muted">{text.reach}</p>
          <EnquiryField
            label={text.mail}
            type="email"
            autoComplete="email"
            maxLength={maxLengths.mail}
            {...field('mail')}
          />
          <EnquiryField
            label={text.phone}
            type="tel"
            autoComplete="tel"
            maxLength={enquiryLimits.phone}
            {...field('phone')}
          />
          <EnquiryField label={text.message} rows={4} maxLength={enquiryLimits.message} {...field('message')} />
          {ask.error && (
            <p className="problem" role="alert">
              {refusalSentence('spanish', ask.error) ?? text.failed}
            </p>
          )}
          <div className="pair gap-8">
            <button type="submit" className="button" data-primary disabled={ask.isPending}>
              {ask.isPending ? text.sending : text.send}
            </button>
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              {text.cancel}
            </button>
          </div>
        </form>
      )}
    </dialog>
  )
}
