import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Outlet } from '#contract/hotel/outlets.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { PictureRow, PictureRows, PictureRowsSkeleton } from '#web/kernel/ui/lists/PictureRows.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Reorderable, ReorderButton } from '#web/kernel/ui/ordering/Reorderable.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { EmptyListPrompt } from '../EmptyListPrompt.tsx'
import { RowButtons } from '../RowButtons.tsx'
import { RowImage } from '../RowImage.tsx'
import { outletsText as text } from './outlets.text.ts'

const create = to('outletCreate')

export function OutletsScreen() {
  const outlets = useRead(api.hotel.outlets.list, {})
  const isAdmin = useMe().role === 'admin'
  const [ordering, setOrdering] = useState(false)
  return (
    <Screen
      title={text.title}
      actions={
        <>
          {(outlets.data?.length ?? 0) > 0 && <LinkButton to={to('outletCodes')}>{text.codes}</LinkButton>}
          {isAdmin && (outlets.data?.length ?? 0) > 1 && <ReorderButton ordering={ordering} onChange={setOrdering} />}
          {isAdmin && (
            <LinkButton to={create} primary>
              {text.create}
            </LinkButton>
          )}
        </>
      }
    >
      <Loaded
        read={outlets}
        skeleton={<PictureRowsSkeleton />}
        empty={<EmptyListPrompt words={text.first} to={create} label={text.create} />}
      >
        {(outlets) => (
          <Reorderable
            label={text.title}
            ordering={ordering}
            things={outlets}
            write={api.hotel.outlets.reorder}
            inputOf={(ids) => ({ ids })}
          >
            <PictureRows label={text.title}>
              {outlets.map((outlet) => (
                <OutletRow key={outlet.id} outlet={outlet} isAdmin={isAdmin} />
              ))}
            </PictureRows>
          </Reorderable>
        )}
      </Loaded>
    </Screen>
  )
}

function OutletRow({ outlet: { id, name, hours, photo }, isAdmin }: { outlet: Outlet; isAdmin: boolean }) {
  const { remove, removing } = useRemoval(api.hotel.outlets.remove, {
    question: text.question,
    said: text.deleted,
  })
  const edit = to('outletEdit', { idOutlet: id })
  return (
    <PictureRow
      image={<RowImage photo={photo} />}
      name={name}
      to={isAdmin ? edit : undefined}
      detail={hours}
      busy={removing}
    >
      {isAdmin && <RowButtons name={name} edit={edit} removing={removing} onRemove={() => void remove({ id })} />}
    </PictureRow>
  )
}
