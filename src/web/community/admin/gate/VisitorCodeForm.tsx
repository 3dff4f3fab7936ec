import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { MemberLine } from '../MemberLine.tsx'
import { gateText as text } from './gate.text.ts'
import { repeatText } from './repeatText.ts'
import { VisitActions } from './VisitActions.tsx'
import classes from './VisitorCodeForm.module.css'
import { VisitState } from './VisitState.tsx'

/** Looks up a visitor's code and shows the authorisation and whether it is valid today. */
export function VisitorCodeForm() {
  const form = useForm({ initialValues: { code: '' }, validate: { code: requiredCheck() } })
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
        <Loaded key={code} read={found} skeleton={<SkeletonBox height={72} radius={10} />}>
          {({ visitor, isExpectedToday }) => (
            <div className={classes.found} role="status">
              <div>
                <h3>{visitor.visitor}</h3>
                <p className="muted">{text.document(visitor.document)}</p>
                {visitor.repeat && <p className="muted">{repeatText(visitor.repeat)}</p>}
              </div>
              <div>
                <p className="muted">{text.invitedBy}</p>
                <MemberLine person={visitor.host} />
              </div>
              {visitor.visit && <VisitState visit={visitor.visit} />}
              {!isExpectedToday && (
                <p className="problem">{visitor.repeat ? text.notToday : text.otherDay(formatDay(visitor.day))}</p>
              )}
              <VisitActions visitor={visitor} mayEnter={isExpectedToday} />
            </div>
          )}
        </Loaded>
      )}
    </div>
  )
}
