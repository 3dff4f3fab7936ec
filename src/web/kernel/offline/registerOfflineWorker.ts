/** Registers the service worker, which opens the phone's pages without a network. Browsers allow it only on https and localhost. */
export function registerOfflineWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {})
}
