import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { callRead, callWrite } from '#web/kernel/data/call.ts'

/**
 * 'impossible': the browser has no Web Push (http; iPhones before the page is on the home screen), or reading the state
 * failed.
 */
type PushState = 'unknown' | 'impossible' | 'off' | 'on'

/** 'denied': the person or the browser's settings do not allow notifications. */
export type PushResult = 'on' | 'off' | 'denied' | 'failed'

interface PushDevice {
  endpoint: string
  language: Language
}

const { push } = api.kernel
/** Milliseconds to wait until the service worker is active: its installation downloads the files of the offline pages. */
const workerTimeout = 20_000

const isPossible = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const findSubscription = async () => {
  const registration = isPossible() ? await navigator.serviceWorker.getRegistration() : undefined
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Registers the service worker, which only phone pages do at their start, and resolves when it is active. The function of
 * the phone pages is not imported, because guests would load its chunk.
 */
const activeWorker = async () => {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const late = new Promise<never>((_, reject) => setTimeout(reject, workerTimeout, new Error('no active worker')))
  return Promise.race([navigator.serviceWorker.ready, late])
}

const register = (subscription: PushSubscription, language: Language) => {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return callWrite(push.subscribe.endpoint, { endpoint, p256dh, auth, language })
}

/**
 * End of the browser's push subscription at a member's sign-out, so that the next user gets no messages of the previous one.
 * Other sessions of the browser lose theirs too. A failure is ignored.
 */
export const endPushSubscription = () =>
  findSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => {})

/** State of this browser's push messages for the page's session, with functions to start and end them. */
export function usePushSubscription(onResult: (result: PushResult) => void, language: Language = 'spanish') {
  const [state, setState] = useState<PushState>('unknown')
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const look = async () => {
      if (!isPossible()) return setState('impossible')
      const subscription = await findSubscription()
      if (!subscription) return setState('off')
      // Another session of this browser may have subscribed, such as a member's on a phone that enters a room.
      const devices = (await callRead(push.devices.endpoint, undefined)) as PushDevice[]
      const device = devices.find(({ endpoint }) => endpoint === subscription.endpoint)
      setState(device ? 'on' : 'off')
      if (device && device.language !== language) await register(subscription, language)
    }
    void look().catch(() => setState('impossible'))
  }, [language])

  const allow = async (): Promise<PushResult> => {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    const { key } = (await callRead(push.key.endpoint, undefined)) as { key: string }
    const { pushManager } = await activeWorker()
    await register(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }), language)
    return 'on'
  }
  /** The browser's own subscription remains: another session of this browser may use it. */
  const end = async (): Promise<PushResult> => {
    const subscription = await findSubscription()
    if (subscription) await callWrite(push.unsubscribe.endpoint, { endpoint: subscription.endpoint })
    return 'off'
  }
  const trying = (work: () => Promise<PushResult>) => () => {
    setBusy(true)
    void work()
      .catch((): PushResult => 'failed')
      .then((result) => {
        if (result === 'on' || result === 'off') setState(result)
        onResult(result)
      })
      .finally(() => setBusy(false))
  }
  return { state, busy, allow: trying(allow), end: trying(end) }
}
