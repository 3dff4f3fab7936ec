import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Write } from '#contract/api.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { PictureRow } from '#web/kernel/ui/lists/PictureRows.tsx'
import { listText as text } from './lists.text.ts'

type Done = { done: true }

interface DirectoryEntryRowProps {
  entry: { id: string; hidden: boolean }
  name: string
  image: ReactNode
  detail?: ReactNode
  chips?: ReactNode
  edit: string
  /** Page that a click on the row opens; without it, the admin's form. */
  opens?: string
  isAdmin: boolean
  setHidden: Write<{ id: string; hidden: boolean }, Done>
  remove: Write<{ id: string }, Done>
  /** Popup text after removal. */
  said: string
}

/** A row of a directory list; admins have buttons to hide, show, edit and remove the entry. */
export function DirectoryEntryRow({ entry, name, edit, isAdmin, said, chips, ...props }: DirectoryEntryRowProps) {
  const { id, hidden } = entry
  const { remove, removing } = useRemoval(props.remove, { said })
  const setHidden = useWriteWithPopup(props.setHidden, (_, { hidden }) => (hidden ? text.isHidden : text.isShown))
  return (
    <PictureRow
      image={props.image}
      name={name}
      to={props.opens ?? (isAdmin ? edit : undefined)}
      chips={
        <>
          {hidden && <Chip tone="calm">{text.hidden}</Chip>}
          {chips}
        </>
      }
      detail={props.detail}
      off={hidden}
      busy={removing}
    >
      {isAdmin && (
        <>
          <LinkButton to={edit} label={text.editOf(name)}>
            {text.edit}
          </LinkButton>
          <Button
            variant="default"
            loading={setHidden.isPending}
            aria-label={hidden ? text.showOf(name) : text.hideOf(name)}
            onClick={() => setHidden.mutate({ id, hidden: !hidden })}
          >
            {hidden ? text.show : text.hide}
          </Button>
          <Button
            variant="subtle"
            color="danger"
            loading={removing}
            aria-label={text.deleteOf(name)}
            onClick={() => void remove({ id })}
          >
            {text.delete}
          </Button>
        </>
      )}
    </PictureRow>
  )
}
