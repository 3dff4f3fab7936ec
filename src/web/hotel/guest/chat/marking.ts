import { useEffect, useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import type { ChatMessage } from '#contract/hotel/chat.ts'
import { callWrite } from '#web/kernel/data/call.ts'

const lastOf = (messages: readonly ChatMessage[], isMarked: (message: ChatMessage) => boolean) => {
  const last = messages.filter(({ from }) => from === 'staff').at(-1)
  return last && !isMarked(last) ? last.position : 0
}

/** Tells the house how far this phone has got what it wrote, and how far somebody has seen it; once for each message. */
function useMark(delivered: number, read: number) {
  useEffect(() => {
    if (delivered === 0 && read === 0) return
    // What is not marked now is marked by the next look.
    callWrite(api.hotel.chat.mark.endpoint, { delivered: Math.max(delivered, read), read }).catch(() => {})
  }, [delivered, read])
}

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const useVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => false,
  )

export const useDelivered = (messages: readonly ChatMessage[]) =>
  useMark(
    lastOf(messages, ({ delivered }) => delivered),
    0,
  )

/** A page behind another window shows nothing to anybody. */
export function useSeen(messages: readonly ChatMessage[]) {
  const last = lastOf(messages, ({ read }) => read)
  useMark(0, useVisible() ? last : 0)
}
