// The imports are only the stylesheets of used components, in CSS layers, so that our styles override the library's.
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import './fonts.css'
import './library.css'
import './kit.ts'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConfirmProvider } from '#web/kernel/ui/feedback/ConfirmProvider.tsx'
import { Popups } from '#web/kernel/ui/feedback/Popups.tsx'
import { mantineTheme } from './mantine.ts'
import { useScheme } from './scheme.ts'

const nonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** Provides the component library, the confirm dialog and the popups. Phone, guest and television shells do not use it. */
export function LibraryProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme={useScheme()}
      getStyleNonce={nonce}
      withGlobalClasses={false}
    >
      <ConfirmProvider>
        {children}
        <Popups />
      </ConfirmProvider>
    </MantineProvider>
  )
}
