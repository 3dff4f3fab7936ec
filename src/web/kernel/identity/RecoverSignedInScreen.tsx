import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Loaded } from '#web/kernel/ui/Loaded.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { identityText } from './identity.text.ts'
import { RecoverForm } from './RecoverForm.tsx'
import { recoverText } from './recover.text.ts'

const text = identityText.recover

export const RecoverSignedInScreen = () => (
  <Screen title={text.titleSignedIn} narrow>
    <Panel sentence={recoverText.sentence}>
      <Loaded read={useRead(api.kernel.identity.account)} skeleton={<Bone height={120} radius={6} />}>
        {({ mail }) => (
          <RecoverForm then={to('configurations')} mail={mail}>
            <LinkButton to={to('configurations')}>{text.backToConfiguration}</LinkButton>
          </RecoverForm>
        )}
      </Loaded>
    </Panel>
  </Screen>
)
