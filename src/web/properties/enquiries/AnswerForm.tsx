import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { enquiryLimits } from '#contract/properties/enquiries.limits.ts'
import type { Enquiry } from '#contract/properties/enquiries.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { whatsappLink } from './contactLinks.ts'
import { enquiriesText as text } from './enquiries.text.ts'

interface AnswerFormProps {
  enquiry: Enquiry
  hasLeft: boolean
  onWriting: (enquiry: Enquiry, writing: boolean) => void
  onDone: () => void
}

/** The answer to an enquiry: mailed, or, for a person with only a phone number, written down and sent by WhatsApp. */
export function AnswerForm({ enquiry, hasLeft, onWriting, onDone }: AnswerFormProps) {
  // The version is the one from when the form was opened: the server refuses to overwrite a newer answer.
  const [{ id, version, name, mail, phone, answer }] = useState(enquiry)
  const form = useForm({ initialValues: { answer }, validate: { answer: requiredCheck(enquiryLimits.answer) } })
  const write = useWrite(api.properties.enquiries.answer)
  const send = async (values: { answer: string }) => {
    await write.mutateAsync({ id, version, answer: values.answer })
    popup.success(mail ? text.answered : text.noted)
    onDone()
  }
  const writing = form.values.answer !== answer && !write.isSuccess
  useEffect(() => onWriting(enquiry, writing), [onWriting, enquiry, writing])
  useEffect(() => () => onWriting(enquiry, false), [onWriting, enquiry])
  const tooLate = (hasLeft || enquiry.version !== version) && !write.isPending && !write.isSuccess
  return (
    <Form begins form={form} send={send} unsaved={writing}>
      {tooLate && <Notice sentence={text.tooLate} hint={editingText.goneKeep} />}
      <Textarea
        label={text.answerLabel}
        description={mail ? text.answerHint : text.answerNoMail}
        autosize
        minRows={3}
        maxLength={enquiryLimits.answer}
        {...form.getInputProps('answer')}
      />
      <FormActions>
        <Button type="submit" loading={write.isPending} disabled={tooLate}>
          {mail ? text.send : text.saveAnswer}
        </Button>
        {!mail && (
          <a
            className="button"
            href={whatsappLink(phone, form.values.answer)}
            target="_blank"
            rel="noreferrer"
            aria-label={text.sendByWhatsapp(name)}
          >
            {text.openWhatsapp}
          </a>
        )}
        <Button variant="default" onClick={onDone}>
          {text.cancel}
        </Button>
      </FormActions>
    </Form>
  )
}
