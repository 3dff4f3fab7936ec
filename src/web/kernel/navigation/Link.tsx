import type { ComponentProps, MouseEvent } from 'react'
import { useHere, useNavigate } from './navigation.tsx'
import { usePrepare } from './preparing.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string
  replace?: boolean
}

/** With a key or another button pressed somebody wants a tab or window of its own: the browser's business. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** A link that starts loading its page when someone is about to follow it. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const { pathname, search, hash } = useHere()
  const navigate = useNavigate()
  const prepare = usePrepare()
  const soon = () => prepare(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    navigate(to, { replace: replace || to === pathname + search + hash })
  }
  return <a href={to} onClick={follow} onPointerEnter={soon} onFocus={soon} onTouchStart={soon} {...rest} />
}
