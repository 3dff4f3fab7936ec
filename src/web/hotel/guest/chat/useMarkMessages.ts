import { useEffect, useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import type { ChatMessage } from '#contract/hotel/chat.ts'
import { callWrite } from '#web/kernel/data/call.ts'

/** Position of the newest staff message that is not marked yet; 0 when there is none. */
const lastUnmarkedPosition = (messages: readonly ChatMessage[], isMarked: (message: ChatMessage) => boolean) => {
  const last = messages.filter(({ from }) => from === 'staff').at(-1)
  return last && !isMarked(last) ? last.position : 0
}

/** Reports up to which message the phone has received and shown the staff's messages; one request per change. */
function useMarkUpTo(delivered: number, read: number) {
  useEffect(() => {
    if (delivered === 0 && read === 0) return
    // A failed report is not retried: the next message or visit reports again.
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

export const useMarkDelivered = (messages: readonly ChatMessage[]) =>
  useMarkUpTo(
    lastUnmarkedPosition(messages, ({ delivered }) => delivered),
    0,
  )

/** Marks the staff's messages as read while the page is visible. */
export function useMarkRead(messages: readonly ChatMessage[]) {
  const last = lastUnmarkedPosition(messages, ({ read }) => read)
  useMarkUpTo(0, useVisible() ? last : 0)
}
