import { Component, createContext, type ReactNode, useContext } from 'react'
import { api } from '#contract/api.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { reloadOnce } from '#web/kernel/live/version.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { PlainPage } from './PlainPage.tsx'

const BrokenContext = createContext<{ broken: string; unreachable?: string; retry: string }>(kernelText)
/** Overrides the texts of the error message, for shells in other languages. */
export const BrokenPageTextProvider = BrokenContext.Provider

interface ErrorBoundaryProps {
  /** On televisions, which nobody touches: the page retries without a button. */
  untouched?: boolean
  children: ReactNode
}

const pingServer = () => callRead(api.kernel.identity.me.endpoint, undefined)

/** Milliseconds before the reload, so that a person who is just leaving is not interrupted, and between attempts to reach the server. */
const reloadDelay = 3_000

/**
 * Shows a message and a retry button if a page throws, most often because one of its files failed to load. The page reloads
 * by itself once, and on televisions every 15 s; while the server does not respond, it waits for it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean; unreachable: boolean }> {
  override state = { broken: false, unreachable: false }
  #timer: ReturnType<typeof setInterval> | undefined
  #left = false

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override async componentDidCatch() {
    const isAway = await pingServer().then(
      () => false,
      () => true,
    )
    if (this.#left) return
    if (this.props.untouched || isAway)
      this.#timer ??= setInterval(this.reloadIfReachable, isAway ? reloadDelay : 15_000)
    else this.#timer ??= setTimeout(() => reloadOnce(location.pathname), reloadDelay)
  }

  override componentWillUnmount() {
    this.#left = true
    clearInterval(this.#timer)
  }

  // Reloading without a server would show the browser's error page, which a television never leaves.
  reloadIfReachable = () => {
    pingServer().then(
      () => location.reload(),
      () => this.setState({ unreachable: true }),
    )
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <Broken unreachable={this.state.unreachable} onRetry={this.reloadIfReachable} />
  }
}

function Broken({ unreachable, onRetry }: { unreachable: boolean; onRetry: () => void }) {
  const text = useContext(BrokenContext)
  return (
    <PlainPage title={text.broken} sentence={unreachable ? text.unreachable : undefined}>
      <button type="button" onClick={onRetry}>
        {text.retry}
      </button>
    </PlainPage>
  )
}
