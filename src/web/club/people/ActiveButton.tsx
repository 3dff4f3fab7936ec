import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Person } from '#contract/club/people.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/popups.ts'
import { dossierText as text } from './people.text.ts'

/** Not asked twice: nothing is lost, and the same button brings the person back. */
export function ActiveButton({ person }: { person: Person }) {
  const setActive = useWrite(api.club.people.setActive, {
    onSuccess: (_, { active }) => popup.success(active ? text.activated : text.deactivated),
    onError: (failure) => popup.error(sentenceFor(failure)),
  })
  return (
    <Button
      variant="default"
      loading={setActive.isPending}
      onClick={() => setActive.mutate({ id: person.id, active: !person.active })}
    >
      {person.active ? text.deactivate : text.activate}
    </Button>
  )
}
