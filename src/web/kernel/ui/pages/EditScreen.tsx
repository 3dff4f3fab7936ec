import type { ReactNode } from 'react'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { Panel } from '../layout/Panel.tsx'
import { type GoneMessage, Loaded, type ReadState } from '../loading/Loaded.tsx'
import { SkeletonBox } from '../loading/SkeletonBox.tsx'
import { Screen } from './Screen.tsx'

interface EditScreenProps<T> {
  title: string
  /** Path of the link that is shown if the object does not exist. */
  back: string
  read: ReadState<T>
  gone?: Omit<GoneMessage<T>, 'to'>
  /** Title of the card, below the page's title. */
  heading?: (thing: T) => string
  actions?: ReactNode
  /** Breadcrumb to the parent object. */
  trail?: ReactNode
  /** Feature of an object that exists once; the activity of other objects is found by their id. */
  feature?: string
  children: (thing: T, gone: boolean) => ReactNode
}

/** The filter of the activity log beside the form: the feature, or the object's id. */
const activitySubject = (thing: unknown, feature: string | undefined) => {
  if (feature) return { feature }
  const id = typeof thing === 'object' && thing !== null && 'id' in thing ? thing.id : undefined
  return typeof id === 'string' ? { object: id } : null
}

/** A page with a form that edits an object; handles loading, a missing object, and one deleted while the form is open. */
export const EditScreen = <T,>({
  title,
  back,
  read,
  gone,
  heading,
  actions,
  trail,
  feature,
  children,
}: EditScreenProps<T>) => (
  <Screen title={title} actions={actions} narrow>
    {trail}
    <Loaded read={read} gone={{ to: back, ...gone }} keeps skeleton={<SkeletonBox height={420} radius={10} />}>
      {(thing, isGone) => {
        const subject = activitySubject(thing, feature)
        return (
          <>
            <Panel {...(heading ? { title: heading(thing) } : {})}>{children(thing, isGone)}</Panel>
            {subject && <ObjectActivity about={subject} />}
          </>
        )
      }}
    </Loaded>
  </Screen>
)
