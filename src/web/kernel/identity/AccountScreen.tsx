import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { SchemeField } from '#web/kernel/theme/SchemeField.tsx'
import { schemeText } from '#web/kernel/theme/scheme.text.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { NotificationsPanel } from '#web/kernel/waiting/NotificationsPanel.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { RecoveryCodesPanel } from './RecoveryCodesPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { accountText as text } from './secondFactor.text.ts'
import { TotpPanel } from './TotpPanel.tsx'

/** The own account of staff: password, second factors, notifications and sessions. */
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
            <Panel title={schemeText.title}>
              <div className="stack">
                <SchemeField />
                <Link to={to('accessibility')} className="link">
                  {schemeText.accessibility}
                </Link>
              </div>
            </Panel>
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
        <NotificationsPanel />
        <SessionsPanel />
      </div>
    </Screen>
  )
}
