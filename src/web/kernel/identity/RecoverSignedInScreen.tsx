import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { identityText } from './identity.text.ts'
import { RecoverForm } from './RecoverForm.tsx'
import { recoverText } from './recover.text.ts'

const text = identityText.recover

export const RecoverSignedInScreen = () => (
  <Screen title={text.titleSignedIn} narrow>
    <Panel sentence={recoverText.sentence}>
      <Loaded read={useRead(api.kernel.identity.account)} skeleton={<SkeletonBox height={120} radius={6} />}>
        {({ mail }) => (
          <RecoverForm then={to('configurations')} mail={mail}>
            <LinkButton to={to('configurations')}>{text.backToConfiguration}</LinkButton>
          </RecoverForm>
        )}
      </Loaded>
    </Panel>
  </Screen>
)
