import { Button } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { deniedPageCookie } from '#contract/redirects.ts'
import { useOnline } from '#web/kernel/live/online.ts'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { useHere } from '#web/kernel/navigation/navigation.tsx'
import { pageAt, useParts } from '#web/kernel/navigation/parts.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useSignOut } from '#web/kernel/session/signOut.ts'
import { leaveQuestion } from '#web/kernel/text/editing.text.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { Themed } from '#web/kernel/theme/Themed.tsx'
import { useAsk } from '#web/kernel/ui/feedback/confirm.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { type AskToLeave, GuardedNavigation, mayLeave } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { useOffers } from './offers.ts'
import { Sidebar } from './Sidebar.tsx'
import classes from './StaffShell.module.css'
import { staffText } from './staff.text.ts'

/** Shell of the back-office: sidebar, top bar, page, footer. */
export const StaffShell = ({ children }: { children: ReactNode }) => (
  <Themed>
    <Frame>{children}</Frame>
  </Themed>
)

function Frame({ children }: { children: ReactNode }) {
  const ask = useAsk()
  const { bar } = useOffers()
  const parts = useParts()
  const { pathname } = useHere()
  const whole = pageAt(parts, pathname)?.page.whole
  const askToLeave = () => ask(leaveQuestion)
  useDeniedPageMessage()
  const [open, setOpen] = useState(false)
  const sidebar = useId()
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    document.querySelector<HTMLElement>(`#${CSS.escape(sidebar)} nav a`)?.focus()
    return () => document.removeEventListener('keydown', onKey)
  }, [open, sidebar])

  return (
    <GuardedNavigation ask={askToLeave}>
      <a href="#main" className={classes.skip}>
        {staffText.skip}
      </a>
      <div className={classes.layout} data-whole={whole}>
        <Sidebar id={sidebar} open={open} onFollow={() => setOpen(false)} />
        {open && (
          <button
            type="button"
            className={classes.scrim}
            aria-label={staffText.closeMenu}
            onClick={() => setOpen(false)}
          />
        )}
        <div className={classes.page} inert={open}>
          <header className={classes.bar}>
            <button
              ref={toggle}
              type="button"
              className={classes.menu}
              aria-expanded={open}
              aria-controls={sidebar}
              aria-label={staffText.openMenu}
              onClick={() => setOpen(true)}
            >
              <IconMenu2 size={20} aria-hidden />
            </button>
            {Object.entries(bar).map(([name, part]) => (
              <Later key={name} part={part} with={{}} />
            ))}
            <Account askToLeave={askToLeave} />
          </header>
          <main id="main" className={classes.main} tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
    </GuardedNavigation>
  )
}

/** Shows a message after the server redirected from a page that only admins may open; the server sets a cookie for it. */
function useDeniedPageMessage() {
  useEffect(() => {
    if (!document.cookie.includes(`${deniedPageCookie}=1`)) return
    // biome-ignore lint/suspicious/noDocumentCookie: browsers of the staff lack the CookieStore API
    document.cookie = `${deniedPageCookie}=; Path=/; Max-Age=0`
    popup.error(staffText.turnedAway)
  }, [])
}

function Account({ askToLeave }: { askToLeave: AskToLeave }) {
  const { name } = useMe()
  const { signOut, pending } = useSignOut({ onFailure: () => popup.error(kernelText.signOutFailed) })
  const leave = async () => {
    if (await mayLeave(askToLeave)) signOut()
  }
  return (
    <>
      <span className={classes.name}>{name}</span>
      <Button variant="default" loading={pending} onClick={() => void leave()}>
        {staffText.signOut}
      </Button>
    </>
  )
}

function Footer() {
  const { online } = useOnline()
  return (
    <footer className={classes.footer}>
      <span>{kernelText.product}</span>
      <span className={classes.state} data-online={online || undefined} role="status">
        {online ? kernelText.online : kernelText.offline}
      </span>
    </footer>
  )
}
