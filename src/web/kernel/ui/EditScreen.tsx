import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Failure, isRefusal } from '#web/kernel/data/failure.ts'
import { editingText as text } from '#web/kernel/text/editing.text.ts'
import { Bone } from './Bone.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Loaded, Trouble } from './Loaded.tsx'
import { Panel } from './Panel.tsx'
import { Screen } from './Screen.tsx'

interface EditScreenProps<T> {
  title: string
  back: string
  read: UseQueryResult<T, Failure>
  actions?: ReactNode
  children: (thing: T, gone: boolean) => ReactNode
}

/** A page that edits one thing: on its way, not there, deleted while it is open, or there. */
export function EditScreen<T>({ title, back, read, actions, children }: EditScreenProps<T>) {
  const gone = isRefusal(read.error, 'gone') || read.error?.kind === 'invalid'
  return (
    <Screen title={title} actions={actions} narrow>
      {gone && read.data === undefined ? (
        <Trouble sentence={text.gone}>
          <LinkButton to={back}>{text.back}</LinkButton>
        </Trouble>
      ) : (
        <Loaded read={read} skeleton={<Bone height={420} radius={10} />}>
          {(thing) => <Panel>{children(thing, gone)}</Panel>}
        </Loaded>
      )}
    </Screen>
  )
}
