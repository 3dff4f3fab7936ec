/** From now on this device opens the phone's pages without a network too. Browsers offer it on https and localhost only. */
export function keepForOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {})
}
