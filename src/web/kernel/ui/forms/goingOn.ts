import { useEffect, useRef } from 'react'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { letPass } from './leaveGuard.tsx'

/** Returns a function that navigates after a finished action, unless the person has left the page meanwhile. */
export function useGoOn() {
  const navigate = useNavigate()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return (to: string) => {
    if (!isMounted.current) return
    letPass()
    navigate(to)
  }
}
