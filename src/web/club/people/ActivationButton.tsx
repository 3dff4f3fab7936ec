import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Person } from '#contract/club/people.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { dossierText as text } from './people.text.ts'

/** Activates or deactivates a person without confirmation, because the same button undoes it. */
export function ActivationButton({ person }: { person: Person }) {
  const setActive = useWriteWithPopup(api.club.people.setActive, (_, { active }) =>
    active ? text.activated : text.deactivated,
  )
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
