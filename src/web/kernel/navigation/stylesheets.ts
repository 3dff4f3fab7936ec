/** Links to style sheets that failed to load. Vite requests each file once, so a retry has to request them again. */
const failed = new Set<HTMLLinkElement>()

const reload = (old: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const link = old.cloneNode() as HTMLLinkElement
    link.onload = resolve
    link.onerror = () => reject(new Error(link.href))
    failed.delete(old)
    old.replaceWith(link)
  })

const reloadAll = () => Promise.all(Array.from(failed, reload))

let reloading: Promise<unknown> = Promise.resolve()

/** Requests the failed style sheets again, because no part is shown without its styles; rejects if one fails again. */
export const reloadMissingStylesheets = () => {
  reloading = reloading.then(reloadAll, reloadAll)
  return reloading
}

// Error events of links do not bubble: only a listener for the capture phase receives them.
if (!import.meta.env.SSR)
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failed.add(target),
    true,
  )
