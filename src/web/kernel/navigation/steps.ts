type Watcher = (step: Event) => void
let watcher: Watcher | null = null

/** Takes steps back and forward into its own hands, where it stops them, before the router hears of them. */
export const watchSteps = (own: Watcher | null) => {
  watcher = own
}

/** Who listens first hears first: called before there is a router. */
export const hearSteps = () => addEventListener('popstate', (step) => watcher?.(step))
