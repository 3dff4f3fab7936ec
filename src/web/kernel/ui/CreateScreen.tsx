import { CreateForm, type CreateFormProps } from './CreateForm.tsx'
import { Panel } from './Panel.tsx'
import { Screen } from './Screen.tsx'

interface CreateScreenProps<V, I, O> extends CreateFormProps<V, I, O> {
  title: string
}

/** A page that makes something new. */
export const CreateScreen = <V extends Record<string, unknown>, I, O>({
  title,
  ...form
}: CreateScreenProps<V, I, O>) => (
  <Screen title={title} narrow>
    <Panel>
      <CreateForm {...form} />
    </Panel>
  </Screen>
)
