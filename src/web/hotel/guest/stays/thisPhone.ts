import type { DeviceKind } from '#contract/hotel/stays.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { readFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'

const phoneIdKey = 'casa-phone'

/** Stable id of this phone: a call that is repeated after a lost response counts as the same phone. */
const phoneId = () => {
  const id = readFromDevice<string>(phoneIdKey) ?? newId()
  saveToDevice(phoneIdKey, id)
  return id
}

const deviceKind = (): DeviceKind => {
  const { userAgent, maxTouchPoints } = navigator
  // Safari on an iPad calls itself a Mac; no Mac has a touch screen.
  if (/iPad|Tablet/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'tablet'
  if (/iPhone|iPod/.test(userAgent)) return 'iphone'
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'android' : 'tablet'
  return /Windows|Macintosh|Linux|CrOS/.test(userAgent) ? 'computer' : 'other'
}

export const deviceFields = () => ({ device: deviceKind() })
export const phoneFields = () => ({ phone: phoneId(), ...deviceFields() })
