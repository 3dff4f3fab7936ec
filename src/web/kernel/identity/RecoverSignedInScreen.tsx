import { to } from '#contract/kernel/pages.ts'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { identityText } from './identity.text.ts'
import { RecoverForm } from './RecoverForm.tsx'

const text = identityText.recover

export const RecoverSignedInScreen = () => (
  <Screen title={text.titleSignedIn} narrow>
    <Panel sentence={text.hint}>
      <RecoverForm then={to('configurations')}>
        <LinkButton to={to('configurations')}>{text.backToConfiguration}</LinkButton>
      </RecoverForm>
    </Panel>
  </Screen>
)
