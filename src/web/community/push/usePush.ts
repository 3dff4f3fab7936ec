import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, lookup } from '#contract/api.ts'
import { readNow } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { pushText as text } from './push.text.ts'

type State = 'unknown' | 'impossible' | 'off' | 'on'

const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The push manager of the service worker; browsers offer it only on https and localhost. */
const managerOf = async () => {
  const registration = isPossible() ? await navigator.serviceWorker.getRegistration() : undefined
  return registration?.pushManager
}

/** Ends the push subscription at sign-out, so that the phone's next user gets no messages of the previous one. */
export const endPush = () =>
  managerOf()
    .then((manager) => manager?.getSubscription())
    .then((made) => made?.unsubscribe())
    .catch(() => {})

/** State of this browser's push subscription, with functions to start and end it. */
export function usePush() {
  const client = useQueryClient()
  const [state, setState] = useState<State>('unknown')
  const [busy, setBusy] = useState(false)
  const subscribe = useWrite(api.community.push.subscribe)
  const unsubscribe = useWrite(api.community.push.unsubscribe)

  useEffect(() => {
    const look = async () => {
      const manager = await managerOf()
      if (!manager) return setState('impossible')
      setState((await manager.getSubscription()) ? 'on' : 'off')
    }
    void look().catch(() => setState('impossible'))
  }, [])

  const allow = async () => {
    if ((await Notification.requestPermission()) !== 'granted') return popup.error(text.denied)
    const manager = await managerOf()
    const { key } = (await readNow(client, lookup(api.community.push.key))) as { key: string }
    const made = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint = '', keys = {} } = made?.toJSON() ?? {}
    await subscribe.mutateAsync({ endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' })
    setState('on')
    popup.success(text.isOn)
  }
  const end = async () => {
    const made = await (await managerOf())?.getSubscription()
    if (made) await unsubscribe.mutateAsync({ endpoint: made.endpoint })
    await made?.unsubscribe()
    setState('off')
    popup.success(text.isOff)
  }
  const trying = (work: () => Promise<unknown>) => () => {
    setBusy(true)
    void work()
      .catch(() => popup.error(text.failed))
      .finally(() => setBusy(false))
  }
  return { state, busy, allow: trying(allow), end: trying(end) }
}
