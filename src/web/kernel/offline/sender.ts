interface Sending<T> {
  /** The waiting items, in the order in which they are to be sent. */
  things: () => readonly T[]
  idOf: (thing: T) => string
  /** The items that can be sent now, in their order. */
  sendable?: (things: readonly T[]) => readonly T[]
  /** Sends one item and stores the result; resolves with false if the next item would fail too. */
  send: (thing: T) => Promise<boolean>
}

/** Sends waiting items one after the other, each at most once per run. Concurrent calls share one run. */
export function createSender<T>({ things, idOf, sendable = (all) => all, send }: Sending<T>) {
  let sending: Promise<void> | undefined
  const run = async () => {
    const tried = new Set<string>()
    for (;;) {
      const next = sendable(things()).find((thing) => !tried.has(idOf(thing)))
      if (!next) return
      tried.add(idOf(next))
      if (!(await send(next))) return
    }
  }
  return (): Promise<void> => {
    sending ??= run().finally(() => {
      sending = undefined
    })
    return sending
  }
}
