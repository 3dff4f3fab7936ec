import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Write } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/popups.ts'
import { draftsText as text } from './menus.text.ts'

interface DuplicateButtonProps<O> {
  write: Write<{ id: string; from: string; name: string }, O>
  thing: { id: string; name: string }
  /** The most that a name may have. */
  longest: number
  said: string
}

/** Makes a hidden copy, at the end of the same list. */
export function DuplicateButton<O>({ write, thing: { id: from, name }, longest, said }: DuplicateButtonProps<O>) {
  // The same id until it has worked: trying again after a cut makes one copy.
  const [id, setId] = useState(newId)
  const duplicate = useWrite(write, {
    onSuccess: () => {
      setId(newId())
      popup.success(said, text.duplicatedDetail)
    },
    onError: (failure) => popup.error(sentenceFor(failure)),
  })
  return (
    <Button
      variant="default"
      loading={duplicate.isPending}
      aria-label={text.duplicateOf(name)}
      onClick={() => duplicate.mutate({ id, from, name: text.copyOf(name, longest) })}
    >
      {text.duplicate}
    </Button>
  )
}
