import { type ReactElement, type ReactNode, useState } from 'react'
import type { Write } from '#contract/api.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { RowBones, Rows } from '#web/kernel/ui/lists/Rows.tsx'
import { Empty, Loaded, type Reading } from '#web/kernel/ui/loading/Loaded.tsx'
import { OrderButton, Ordered } from '#web/kernel/ui/ordering/Ordered.tsx'
import { CommunityScreen } from '../CommunityScreen.tsx'

interface ListScreenProps<T> {
  text: { title: string; create: string; empty: string }
  create: string
  read: Reading<readonly T[]>
  nameOf: (entry: T) => string
  reorder: Write<{ ids: string[] }, unknown>
  row: (entry: T, isAdmin: boolean) => ReactElement
  /** Content above the list. */
  children?: ReactNode
}

/** A page with one directory list; the admin can reorder it. */
export function ListScreen<T extends { id: string }>({
  text,
  create,
  read,
  nameOf,
  reorder,
  row,
  children,
}: ListScreenProps<T>) {
  const isAdmin = useMe().role === 'admin'
  const [ordering, setOrdering] = useState(false)
  const entries = read.data ?? []
  return (
    <CommunityScreen
      title={text.title}
      actions={
        isAdmin && (
          <>
            {entries.length > 1 && <OrderButton ordering={ordering} onChange={setOrdering} />}
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
        skeleton={<RowBones />}
        empty={<Empty sentence={text.empty}>{isAdmin && <LinkButton to={create}>{text.create}</LinkButton>}</Empty>}
      >
        {(entries) => (
          <Ordered
            label={text.title}
            ordering={ordering}
            things={entries.map((entry) => ({ id: entry.id, name: nameOf(entry) }))}
            write={reorder}
            inputOf={(ids) => ({ ids })}
          >
            <Rows label={text.title}>{entries.map((entry) => row(entry, isAdmin))}</Rows>
          </Ordered>
        )}
      </Loaded>
    </CommunityScreen>
  )
}
