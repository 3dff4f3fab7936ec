/** Browsers allow a service worker only on https and localhost. */
export const canHaveWorker = () => import.meta.env.PROD && 'serviceWorker' in navigator

export const registerWorker = () => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })

/** Registers the service worker, which opens the phone's pages without a network. */
export function registerOfflineWorker() {
  if (canHaveWorker()) registerWorker().catch(() => {})
}
