import { Component, createContext, type ReactNode, useContext } from 'react'
import { api } from '#contract/api.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { reloadOnce } from '#web/kernel/live/version.ts'
import { kernelText } from '#web/kernel/text/kernel.text.ts'
import { Plain } from './Plain.tsx'

const BrokenContext = createContext<{ broken: string; unreachable?: string; retry: string }>(kernelText)
/** A shell whose readers speak other languages says there what is said of a page that broke. */
export const BrokenWords = BrokenContext.Provider

interface ErrorBoundaryProps {
  /** A screen nobody stands in front of tries again by itself. */
  untouched?: boolean
  children: ReactNode
}

const isThere = () => callRead(api.kernel.identity.me.endpoint, undefined)

/** Time to go elsewhere: starting again would hold back whoever is on their way. */
const again = 3_000

/**
 * A page that breaks says so, and offers to start again once the server answers. Most likely it lacked its files: it starts
 * again by itself, once, and as often as it takes where the server was away.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean; unreachable: boolean }> {
  override state = { broken: false, unreachable: false }
  #timer: ReturnType<typeof setInterval> | undefined
  #left = false

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override async componentDidCatch() {
    const isAway = await isThere().then(
      () => false,
      () => true,
    )
    if (this.#left) return
    if (this.props.untouched || isAway) this.#timer ??= setInterval(this.startAgain, isAway ? again : 15_000)
    else this.#timer ??= setTimeout(() => reloadOnce(location.pathname), again)
  }

  override componentWillUnmount() {
    this.#left = true
    clearInterval(this.#timer)
  }

  // Reloading without a server would leave the browser's own error page, from which a television does not return.
  startAgain = () => {
    isThere().then(
      () => location.reload(),
      () => this.setState({ unreachable: true }),
    )
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <Broken unreachable={this.state.unreachable} onRetry={this.startAgain} />
  }
}

function Broken({ unreachable, onRetry }: { unreachable: boolean; onRetry: () => void }) {
  const text = useContext(BrokenContext)
  return (
    <Plain title={text.broken} sentence={unreachable ? text.unreachable : undefined}>
      <button type="button" onClick={onRetry}>
        {text.retry}
      </button>
    </Plain>
  )
}
