import type { ReactNode } from 'react'
import { CreateForm, type CreateFormProps } from '../forms/CreateForm.tsx'
import { Panel } from '../layout/Panel.tsx'
import { Screen } from './Screen.tsx'

interface CreateScreenProps<V, I, O> extends CreateFormProps<V, I, O> {
  title: string
  /** Breadcrumb to the parent object. */
  trail?: ReactNode
}

/** A page with a form that creates an object. */
export const CreateScreen = <V extends Record<string, unknown>, I, O>({
  title,
  trail,
  ...form
}: CreateScreenProps<V, I, O>) => (
  <Screen title={title} narrow>
    {trail}
    <Panel>
      <CreateForm begins {...form} />
    </Panel>
  </Screen>
)
