import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { integrationsText as text } from './integrations.text.ts'
import { KeysPanel } from './KeysPanel.tsx'
import { NewKeyPanel } from './NewKeyPanel.tsx'
import { NewWebhookPanel } from './NewWebhookPanel.tsx'
import { WebhooksPanel } from './WebhooksPanel.tsx'

export const IntegrationsScreen = () => (
  <Screen title={text.title}>
    <ScreenLine>{text.sentence}</ScreenLine>
    <div className="stack gap-20">
      <div className="with-aside">
        <KeysPanel />
        <NewKeyPanel />
      </div>
      <div className="with-aside">
        <WebhooksPanel />
        <NewWebhookPanel />
      </div>
    </div>
  </Screen>
)
