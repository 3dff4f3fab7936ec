import type { ReactNode } from 'react'
import { Panel } from '../layout/Panel.tsx'
import { Bone } from '../loading/Bone.tsx'
import { type Gone, Loaded, type Reading } from '../loading/Loaded.tsx'
import { Screen } from './Screen.tsx'

interface EditScreenProps<T> {
  title: string
  /** Where whoever finds it gone goes on. */
  back: string
  read: Reading<T>
  gone?: Omit<Gone<T>, 'to'>
  /** Of the card; the page has one anyway. */
  heading?: (thing: T) => string
  actions?: ReactNode
  /** What it is part of. */
  trail?: ReactNode
  children: (thing: T, gone: boolean) => ReactNode
}

/** A page with a form over one thing: on its way, not there, deleted while it is open, or there. */
export const EditScreen = <T,>({ title, back, read, gone, heading, actions, trail, children }: EditScreenProps<T>) => (
  <Screen title={title} actions={actions} narrow>
    {trail}
    <Loaded read={read} gone={{ to: back, ...gone }} keeps skeleton={<Bone height={420} radius={10} />}>
      {(thing, isGone) => <Panel {...(heading ? { title: heading(thing) } : {})}>{children(thing, isGone)}</Panel>}
    </Loaded>
  </Screen>
)
