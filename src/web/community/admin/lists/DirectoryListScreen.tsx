import { type ReactElement, type ReactNode, useState } from 'react'
import type { Write } from '#contract/api.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { PictureRows, PictureRowsSkeleton } from '#web/kernel/ui/lists/PictureRows.tsx'
import { EmptyPanel, Loaded, type ReadState } from '#web/kernel/ui/loading/Loaded.tsx'
import { Reorderable, ReorderButton } from '#web/kernel/ui/ordering/Reorderable.tsx'
import { CommunityScreen } from '../CommunityScreen.tsx'

interface DirectoryListScreenProps<T> {
  text: { title: string; create: string; empty: string }
  create: string
  read: ReadState<readonly T[]>
  nameOf: (entry: T) => string
  reorder: Write<{ ids: string[] }, unknown>
  row: (entry: T, mayEdit: boolean) => ReactElement
  /** True if all staff may edit the list; otherwise only the admin may. */
  forAllStaff?: boolean
  /** Buttons before those that change the list. */
  actions?: ReactNode
  /** Content above the list. */
  children?: ReactNode
}

/** A page with one directory list; who may edit it can also reorder it. */
export function DirectoryListScreen<T extends { id: string }>({
  text,
  create,
  read,
  nameOf,
  reorder,
  row,
  forAllStaff = false,
  actions,
  children,
}: DirectoryListScreenProps<T>) {
  const { role } = useMe()
  const mayEdit = forAllStaff || role === 'admin'
  const [ordering, setOrdering] = useState(false)
  const entries = read.data ?? []
  return (
    <CommunityScreen
      title={text.title}
      actions={
        <>
          {actions}
          {mayEdit && (
            <>
              {entries.length > 1 && <ReorderButton ordering={ordering} onChange={setOrdering} />}
              <LinkButton to={create} primary>
                {text.create}
              </LinkButton>
            </>
          )}
        </>
      }
    >
      {children}
      <Loaded
        read={read}
        skeleton={<PictureRowsSkeleton />}
        empty={
          <EmptyPanel sentence={text.empty}>{mayEdit && <LinkButton to={create}>{text.create}</LinkButton>}</EmptyPanel>
        }
      >
        {(entries) => (
          <Reorderable
            label={text.title}
            ordering={ordering}
            things={entries.map((entry) => ({ id: entry.id, name: nameOf(entry) }))}
            write={reorder}
            inputOf={(ids) => ({ ids })}
          >
            <PictureRows label={text.title}>{entries.map((entry) => row(entry, mayEdit))}</PictureRows>
          </Reorderable>
        )}
      </Loaded>
    </CommunityScreen>
  )
}
