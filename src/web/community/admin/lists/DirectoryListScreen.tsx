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
  row: (entry: T, isAdmin: boolean) => ReactElement
  /** Content above the list. */
  children?: ReactNode
}

/** A page with one directory list; the admin can reorder it. */
export function DirectoryListScreen<T extends { id: string }>({
  text,
  create,
  read,
  nameOf,
  reorder,
  row,
  children,
}: DirectoryListScreenProps<T>) {
  const isAdmin = useMe().role === 'admin'
  const [ordering, setOrdering] = useState(false)
  const entries = read.data ?? []
  return (
    <CommunityScreen
      title={text.title}
      actions={
        isAdmin && (
          <>
            {entries.length > 1 && <ReorderButton ordering={ordering} onChange={setOrdering} />}
            <LinkButton to={create} primary>
              {text.create}
            </LinkButton>
          </>
        )
      }
    >
      {children}
      <Loaded
        read={read}
        skeleton={<PictureRowsSkeleton />}
        empty={
          <EmptyPanel sentence={text.empty}>{isAdmin && <LinkButton to={create}>{text.create}</LinkButton>}</EmptyPanel>
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
            <PictureRows label={text.title}>{entries.map((entry) => row(entry, isAdmin))}</PictureRows>
          </Reorderable>
        )}
      </Loaded>
    </CommunityScreen>
  )
}
