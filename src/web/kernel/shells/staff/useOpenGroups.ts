import { useState } from 'react'
import { readFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'

const key = 'casa-sidebar'
/** Window height in pixels from which all groups fit; in a lower window those after the second are closed at first. */
const heightForAll = 880

type Stored = Record<string, boolean>

/**
 * Which groups of the sidebar are open. The device stores what a person has opened and closed. Entering a page of a closed
 * group opens it.
 */
export function useOpenGroups(names: readonly string[], current: string | undefined) {
  const [stored, setStored] = useState<Stored>(() => readFromDevice<Stored>(key) ?? {})
  const [entered, setEntered] = useState<string>()
  const isOpen = (name: string) => stored[name] ?? (names.indexOf(name) < 2 || window.innerHeight >= heightForAll)
  const setOpen = (name: string, open: boolean) => {
    const next = { ...stored, [name]: open }
    setStored(next)
    saveToDevice(key, next)
  }
  if (current !== entered) {
    setEntered(current)
    // Not saved: the group was opened by the page, not by the person.
    if (current !== undefined && !isOpen(current)) setStored({ ...stored, [current]: true })
  }
  return { isOpen, setOpen }
}
