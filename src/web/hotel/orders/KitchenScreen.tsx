import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { outletFromQuery, to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useTold } from '#web/kernel/data/useTold.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments, useTitle } from '#web/kernel/venues/venue.ts'
import { Silent } from '../bell/Silent.tsx'
import { useSound } from '../bell/sound.ts'
import { KitchenCard } from './KitchenCard.tsx'
import classes from './KitchenScreen.module.css'
import { kitchenText as text } from './orders.text.ts'

/** Kitchen view: pending and accepted orders on a wall-mounted tablet. */
export function KitchenScreen() {
  const { outletId } = outletFromQuery(useSearch())
  const orders = useRead(api.hotel.orders.kitchen, outletId ? { outletId } : {})
  useTitle(text.title)
  useWakeLock()
  return (
    <div className={classes.kitchen}>
      <KitchenHeader outletId={outletId} />
      <Loaded
        read={orders}
        skeleton={<Bone height={480} radius={10} />}
        empty={<p className={classes.nothing}>{text.nothing}</p>}
      >
        {(orders) => (
          <ul className={classes.cards} aria-label={text.title}>
            {orders.map((order) => (
              <KitchenCard key={order.id} order={order} outletId={outletId ?? null} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

function KitchenHeader({ outletId }: { outletId: string | undefined }) {
  const outlets = useRead(api.hotel.outlets.list, {}).data ?? []
  const time = useTold(useMoments().clock)
  const audible = useSound()
  const currentIf = (id: string | undefined) => (id === outletId ? { 'aria-current': 'page' as const } : {})
  return (
    <header className={classes.head}>
      <h1 tabIndex={-1}>{text.title}</h1>
      <time className={classes.clock}>{time}</time>
      <div className={classes.tools}>
        {document.fullscreenEnabled && (
          <Button variant="default" onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}>
            {text.whole}
          </Button>
        )}
        <LinkButton to={to('orders')}>{text.leave}</LinkButton>
      </div>
      {outlets.length > 0 && (
        <nav className={classes.outlets} aria-label={text.outlets}>
          <Link to={to('kitchen')} {...currentIf(undefined)}>
            {text.every}
          </Link>
          {outlets.map(({ id, name }) => (
            <Link key={id} to={to('kitchen', { outlet: id })} {...currentIf(id)}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      {!audible && (
        <div className={classes.silent}>
          <Silent />
        </div>
      )}
    </header>
  )
}

/** Keeps the display on with a wake lock: nobody touches the tablet for hours. */
function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let unmounted = false
    const requestLock = async () => {
      if (document.hidden) return
      const newLock = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (unmounted) void newLock?.release()
      else lock = newLock
    }
    void requestLock()
    // The browser releases the lock when the tab is hidden.
    document.addEventListener('visibilitychange', requestLock)
    return () => {
      unmounted = true
      document.removeEventListener('visibilitychange', requestLock)
      void lock?.release()
    }
  }, [])
}
