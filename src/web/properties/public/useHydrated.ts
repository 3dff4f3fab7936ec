import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** Whether a browser has taken the page over: until then it stands as the server drew it. */
export const useHydrated = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
