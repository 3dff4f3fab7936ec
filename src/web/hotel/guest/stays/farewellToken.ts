import { readFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'

interface StoredFarewell {
  /** Number of the room or table. */
  room: number
  token: string
}
const keyOf = (venue: number) => `casa-farewell ${venue}`

/** Stores the token that shows this phone the bill after the stay is closed and its session has ended. */
export const storeFarewellToken = (venue: number, farewell: StoredFarewell) => saveToDevice(keyOf(venue), farewell)

export const readFarewellToken = (venue: number, room: number) => {
  const stored = readFromDevice<StoredFarewell>(keyOf(venue))
  return stored?.room === room ? stored.token : undefined
}
