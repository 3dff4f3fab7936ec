import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { dayText } from '#web/kernel/text/moments.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { PersonLine } from '../PersonLine.tsx'
import classes from './CodeCheck.module.css'
import { EnterButton } from './EnterButton.tsx'
import { gateText as text } from './gate.text.ts'
import { VisitorState } from './VisitorState.tsx'

/** Looks up a visitor's code and shows the authorisation and whether it is valid today. */
export function CodeCheck() {
  const form = useForm({ initialValues: { code: '' }, validate: { code: required() } })
  const [code, setCode] = useState('')
  const found = useReadWhile(code !== '', api.community.authorisations.check, { code })
  const send = async (values: { code: string }) => {
    const asked = values.code.trim()
    // Submitting the same code again repeats the request, because the last one may have failed.
    if (asked === code) void found.refetch()
    setCode(asked)
    form.reset()
  }
  return (
    <div className="stack gap-16">
      <Form form={form} send={send} unsaved={false}>
        <div className="group end">
          <TextInput
            label={text.code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            classNames={{ input: classes.code ?? '' }}
            {...form.getInputProps('code')}
          />
          <Button type="submit" loading={found.isFetching}>
            {text.submit}
          </Button>
        </div>
      </Form>
      {code !== '' && (
        <Loaded key={code} read={found} skeleton={<Bone height={72} radius={10} />}>
          {({ today, visitor }) => (
            <div className={classes.found} role="status">
              <div>
                <h3>{visitor.visitor}</h3>
                <p className="muted">{text.document(visitor.document)}</p>
              </div>
              <div>
                <p className="muted">{text.invitedBy}</p>
                <PersonLine person={visitor.host} />
              </div>
              {visitor.enteredAt ? (
                <VisitorState visitor={visitor} />
              ) : visitor.day === today ? (
                <EnterButton visitor={visitor} />
              ) : (
                <p className="problem">{text.otherDay(dayText(visitor.day))}</p>
              )}
            </div>
          )}
        </Loaded>
      )}
    </div>
  )
}
