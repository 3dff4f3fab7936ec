import type { ComponentProps, MouseEvent } from 'react'
import { useHere, useNavigate } from './navigation.tsx'
import { usePrepare } from './preparing.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string
  replace?: boolean
}

/** False for clicks with a modifier key or another button: the browser opens a new tab or window for them. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** A link that preloads its page on hover, focus or touch. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const { pathname, search, hash } = useHere()
  const navigate = useNavigate()
  const prepare = usePrepare()
  const preload = () => prepare(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(to, { replace: replace || to === pathname + search + hash })
  }
  return <a href={to} onClick={follow} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />
}
