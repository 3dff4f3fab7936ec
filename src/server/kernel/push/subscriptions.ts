import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/kernel/languages.limits.ts'
import type { TransactionContext } from '../door.ts'
import type { CallerOf } from '../identity/callers.ts'
import { deleteDevice, insertDevice } from './push.queries.ts'
import { isKnownPushService } from './push.rules.ts'

type SubscriberContext = Pick<
  TransactionContext<CallerOf<'staff' | 'admin' | 'guest' | 'member' | 'lider'>>,
  'db' | 'venueId' | 'caller' | 'now'
>
interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
  language?: Language
}

const done = { done: true } as const

/** Registers the caller's browser for push messages until its session ends. */
export const subscribeCaller = async ({ db, venueId, caller, now }: SubscriberContext, input: Subscription) => {
  if (!isKnownPushService(input.endpoint)) return 'unknown_push_service'
  const { kind: sessionKind, subject, sessionId } = caller
  await insertDevice(db, { ...input, venueId, id: randomUUID(), sessionKind, subject, sessionId, createdAt: now() })
  return done
}

export const unsubscribeCaller = async ({ db, caller }: Omit<SubscriberContext, 'now'>, endpoint: string) => {
  await deleteDevice(db, caller, endpoint)
  return done
}
