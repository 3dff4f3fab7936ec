import IconMenu2 from 'icon:menu-2'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { to } from '#contract/kernel/pages.ts'
import { deniedPageCookie } from '#contract/redirects.ts'
import { Reauthentication } from '#web/kernel/identity/Reauthentication.tsx'
import { useOnline } from '#web/kernel/live/online.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useCurrentUrl } from '#web/kernel/navigation/navigation.tsx'
import { PageFallbackContext } from '#web/kernel/navigation/pageFallback.ts'
import { matchPage, usePageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useSignOut } from '#web/kernel/session/signOut.ts'
import { commonText } from '#web/kernel/text/common.text.ts'
import { leaveQuestion } from '#web/kernel/text/editing.text.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { LibraryProvider } from '#web/kernel/theme/LibraryProvider.tsx'
import { useConfirmDialog } from '#web/kernel/ui/feedback/ConfirmProvider.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { type AskToLeave, confirmLeaving, GuardedNavigation } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { PageSkeleton } from '#web/kernel/ui/loading/PageSkeleton.tsx'
import { Sidebar } from './Sidebar.tsx'
import classes from './StaffShell.module.css'
import { staffText } from './staff.text.ts'
import { useStaffShellContent } from './staffShellContent.ts'

/** Shell of the back-office: sidebar, top bar, page, footer. */
export const StaffShell = ({ children }: { children: ReactNode }) => (
  <LibraryProvider>
    <Frame>{children}</Frame>
  </LibraryProvider>
)

function Frame({ children }: { children: ReactNode }) {
  const ask = useConfirmDialog()
  const { bar } = useStaffShellContent()
  const parts = usePageRegistry()
  const { pathname } = useCurrentUrl()
  const whole = matchPage(parts, pathname)?.page.whole
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
    document.querySelector<HTMLElement>(`#${CSS.escape(sidebar)} nav button`)?.focus()
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
              <Lazy key={name} part={part} with={{}} />
            ))}
            <Account askToLeave={askToLeave} />
          </header>
          <main id="main" className={classes.main} tabIndex={-1}>
            <PageFallbackContext value={<PageSkeleton />}>{children}</PageFallbackContext>
          </main>
          <Footer />
        </div>
      </div>
      <Reauthentication />
    </GuardedNavigation>
  )
}

/** Shows a message after the server redirected from a page; the server sets a cookie for it. */
function useDeniedPageMessage() {
  useEffect(() => {
    const [, reason] = document.cookie.split(`${deniedPageCookie}=`)
    if (!reason) return
    // biome-ignore lint/suspicious/noDocumentCookie: browsers of the staff lack the CookieStore API
    document.cookie = `${deniedPageCookie}=; Path=/; Max-Age=0`
    popup.error(reason[0] === '2' ? staffText.unused : staffText.turnedAway)
  }, [])
}

function Account({ askToLeave }: { askToLeave: AskToLeave }) {
  const { name } = useMe()
  const { signOut, pending } = useSignOut({ onFailure: popup.error })
  const leave = async () => {
    if (await confirmLeaving(askToLeave)) signOut()
  }
  return (
    <>
      <Link className={classes.name} to={to('account')} title={staffText.account}>
        {name}
      </Link>
      <Button variant="default" loading={pending} onClick={() => void leave()}>
        {staffText.signOut}
      </Button>
    </>
  )
}

function Footer() {
  const { online } = useOnline()
  return (
    <footer className={classes.footer} data-offline={!online || undefined}>
      <span>{kernelText.product}</span>
      <span className={classes.state} role="status">
        {online ? commonText.online : commonText.offline}
      </span>
    </footer>
  )
}
