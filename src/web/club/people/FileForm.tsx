import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Person } from '#contract/club/people.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Notice } from '#web/kernel/ui/Notice.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { FileFields, type FileValues, showTaken, useFileForm, valuesOf, writtenIn } from './FileFields.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { fileText as text } from './people.text.ts'

/** Edits a person's file; the person is as the server has it now, and may get newer while someone types. */
export function FileForm({ person }: { person: Person }) {
  /** The version the form was filled from, and which a save replaces. */
  const [base, setBase] = useState(person)
  const [typed, setTyped] = useState<FileValues | null>(null)
  const form = useFileForm(valuesOf(person))
  const fillFrom = (version: Person) => {
    setBase(version)
    form.setInitialValues(valuesOf(version))
    form.setValues(valuesOf(version))
    form.clearErrors()
  }
  const update = useWrite(api.club.people.update, {
    onSuccess: (saved) => {
      popup.success(text.updated)
      setTyped(null)
      fillFrom(saved)
    },
  })

  // Our own save makes a newer version too, and the live name may come before the answer.
  const newer = person.version > base.version && !update.isPending
  // Nobody has typed, or nothing that is in the form changed (an activation): simply go on from what is true now.
  const harmless = newer && (!form.isDirty() || JSON.stringify(valuesOf(person)) === JSON.stringify(valuesOf(base)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per newer version
  useEffect(() => {
    if (!harmless) return
    if (!form.isDirty()) return fillFrom(person)
    setBase(person)
    // The save was refused before we heard of the change: say so, or it would seem to have been taken.
    if (isRefusal(update.error, 'stale')) popup.error(text.saveAgain)
    update.reset()
  }, [harmless, person.version])
  const conflict = newer && !harmless
  // Not only once the effect has run: the button may be pressed in between.
  const { version } = harmless ? person : base

  return (
    <>
      {conflict && (
        <Notice sentence={text.newer} hint={text.newerHint} detail={<PersonFacts person={person} />}>
          <Button
            variant="default"
            onClick={() => {
              setTyped(form.getValues())
              fillFrom(person)
            }}
          >
            {text.takeNewer}
          </Button>
          <Button variant="default" onClick={() => setBase(person)}>
            {text.keepMine}
          </Button>
        </Notice>
      )}
      {typed && !newer && (
        <Notice sentence={text.restoreHint}>
          <Button
            variant="default"
            onClick={() => {
              form.setValues(typed)
              setTyped(null)
            }}
          >
            {text.restore}
          </Button>
        </Notice>
      )}
      <Panel title={text.editTitle}>
        <Form
          form={form}
          send={(values: FileValues) => update.mutateAsync({ id: person.id, version, ...writtenIn(values) })}
          // A stale save refreshes the read, which then shows the newer version.
          onFailure={(failure) => failure.is('stale') || showTaken(form, failure)}
        >
          <FileFields form={form} />
          <FormActions>
            <Button type="submit" loading={update.isPending} disabled={conflict}>
              {text.save}
            </Button>
            <LinkButton to="/fichas">{text.cancel}</LinkButton>
          </FormActions>
        </Form>
      </Panel>
    </>
  )
}
