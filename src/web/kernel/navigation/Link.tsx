import type { ComponentProps, MouseEvent } from 'react'
import { useCurrentUrl, useNavigate } from './navigation.tsx'
import { usePreloadPage } from './preloadPage.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string
  replace?: boolean
}

/** False for clicks with a modifier key or another button: the browser opens a new tab or window for them. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** A link that preloads its page on hover, focus or touch. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const { pathname, search, hash } = useCurrentUrl()
  const navigate = useNavigate()
  const prepare = usePreloadPage()
  const preload = () => prepare(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(to, { replace: replace || to === pathname + search + hash })
  }
  return <a href={to} onClick={follow} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />
}
