import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { integrationsText as text } from './integrations.text.ts'
import { KeysPanel } from './KeysPanel.tsx'
import { NewKeyPanel } from './NewKeyPanel.tsx'

export const IntegrationsScreen = () => (
  <Screen title={text.title}>
    <ScreenLine>{text.sentence}</ScreenLine>
    <div className="with-aside">
      <KeysPanel />
      <NewKeyPanel />
    </div>
  </Screen>
)
