import { useEffect, useRef } from 'react'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { letPass } from './leaveGuard.tsx'

/** Leads on once what was asked for is done. Whoever has gone elsewhere meanwhile stays there. */
export function useGoOn() {
  const navigate = useNavigate()
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return (to: string) => {
    if (!here.current) return
    letPass()
    navigate(to)
  }
}
