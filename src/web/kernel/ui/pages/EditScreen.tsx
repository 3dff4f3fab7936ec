import type { ReactNode } from 'react'
import { Panel } from '../layout/Panel.tsx'
import { Bone } from '../loading/Bone.tsx'
import { type Gone, Loaded, type Reading } from '../loading/Loaded.tsx'
import { Screen } from './Screen.tsx'

interface EditScreenProps<T> {
  title: string
  /** Path of the link that is shown if the object does not exist. */
  back: string
  read: Reading<T>
  gone?: Omit<Gone<T>, 'to'>
  /** Title of the card, below the page's title. */
  heading?: (thing: T) => string
  actions?: ReactNode
  /** Breadcrumb to the parent object. */
  trail?: ReactNode
  children: (thing: T, gone: boolean) => ReactNode
}

/** A page with a form that edits an object; handles loading, a missing object, and one deleted while the form is open. */
export const EditScreen = <T,>({ title, back, read, gone, heading, actions, trail, children }: EditScreenProps<T>) => (
  <Screen title={title} actions={actions} narrow>
    {trail}
    <Loaded read={read} gone={{ to: back, ...gone }} keeps skeleton={<Bone height={420} radius={10} />}>
      {(thing, isGone) => <Panel {...(heading ? { title: heading(thing) } : {})}>{children(thing, isGone)}</Panel>}
    </Loaded>
  </Screen>
)
