import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { RecoveryCodesPanel } from './RecoveryCodesPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { accountText as text } from './secondFactor.text.ts'
import { TotpPanel } from './TotpPanel.tsx'

/** The own account of staff: password, passkeys, authenticator app, recovery codes and sessions. */
export function AccountScreen() {
  const { name } = useMe()
  const account = useRead(api.kernel.identity.account)
  const secondFactor = useRead(api.kernel.secondFactor.state)
  return (
    <Screen title={text.title}>
      <div className="stack gap-20">
        <div className="pair wide">
          <div className="stack gap-20">
            <Panel title={text.person} flush>
              <Facts>
                <Fact label={text.name}>{name}</Fact>
                <Fact label={text.mail}>{account.data?.mail ?? ''}</Fact>
              </Facts>
            </Panel>
            <PasswordPanel />
          </div>
          <Loaded read={secondFactor} skeleton={<SkeletonBox height={420} radius={10} />}>
            {(state) => (
              <div className="stack gap-20">
                {state.required && <p className="callout">{text.required}</p>}
                <PasskeysPanel passkeys={state.passkeys} />
                <TotpPanel since={state.totpSince} />
                <RecoveryCodesPanel
                  unused={state.unusedRecoveryCodes}
                  hasFactor={state.passkeys.length > 0 || state.totpSince !== null}
                />
              </div>
            )}
          </Loaded>
        </div>
        <SessionsPanel />
      </div>
    </Screen>
  )
}
