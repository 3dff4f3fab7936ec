import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { usePrepare } from './preparing.ts'

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }

/** A link that starts loading its page when someone is about to follow it. */
export function Link({ to, ...rest }: LinkProps) {
  const prepare = usePrepare()
  const soon = () => prepare(to)
  return <RouterLink to={to} onPointerEnter={soon} onFocus={soon} onTouchStart={soon} {...rest} />
}
