import { once } from 'node:events'

interface Answer {
  id?: number
  result?: unknown
  error?: unknown
  message?: string
}

/** Request and response messages over a WebSocket, as used by the DevTools protocol and WebDriver BiDi. */
export const openWebSocket = async (address: string) => {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id = -1, result, error, message } = JSON.parse(String(data)) as Answer
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(message ?? JSON.stringify(error)))
    else asked?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has closed'))
  })
  await once(socket, 'open')
  let last = 0
  return {
    ask<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }))
      return new Promise<T>((resolve, reject) => waiting.set(id, { resolve: resolve as never, reject }))
    },
    close: () => socket.close(),
  }
}
