import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { kitchenFilterFromQuery, to } from '#contract/hotel/pages.ts'
import type { Station } from '#contract/hotel/stations.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useTitle, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { SoundBlockedNotice } from '../bell/SoundBlockedNotice.tsx'
import { KitchenCard } from './KitchenCard.tsx'
import classes from './KitchenScreen.module.css'
import { NewOrdersStatus } from './NewOrdersStatus.tsx'
import { kitchenText as text } from './orders.text.ts'
import type { KitchenFilter } from './useOrderDecision.ts'

/** Kitchen view: pending and accepted orders on a wall-mounted tablet. */
export function KitchenScreen() {
  const filter = kitchenFilterFromQuery(useSearchParams())
  const orders = useRead(api.hotel.orders.kitchen, filter)
  const stations = useRead(api.hotel.stations.list).data ?? []
  useTitle(text.title)
  useWakeLock()
  return (
    <div className={classes.kitchen}>
      <KitchenHeader filter={filter} stations={stations} />
      <NewOrdersStatus key={`${filter.outletId} ${filter.stationId}`} orders={orders.data} />
      <Loaded
        read={orders}
        skeleton={<SkeletonBox height={480} radius={10} />}
        empty={<p className={classes.nothing}>{text.nothing}</p>}
      >
        {(orders) => (
          <ul className={classes.cards} aria-label={text.title}>
            {orders.map((order) => (
              <KitchenCard key={order.id} order={order} filter={filter} stations={stations} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

interface KitchenHeaderProps {
  filter: KitchenFilter
  stations: readonly Station[]
}

function KitchenHeader({ filter, stations }: KitchenHeaderProps) {
  const { outletId, stationId } = filter
  const outlets = useRead(api.hotel.outlets.list, {}).data ?? []
  const time = useTimeValue(useVenueTimeFormat().clock)
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
      <KitchenTabs
        label={text.outlets}
        every={text.every}
        things={outlets}
        current={outletId}
        pathOf={(id) => kitchenPath({ ...filter, outletId: id })}
      />
      <KitchenTabs
        label={text.stations}
        every={text.everyStation}
        things={stations}
        current={stationId}
        pathOf={(id) => kitchenPath({ ...filter, stationId: id })}
      />
      <div className={classes.silent}>
        <SoundBlockedNotice />
      </div>
    </header>
  )
}

const kitchenPath = ({ outletId, stationId }: { [K in keyof KitchenFilter]: string | undefined }) =>
  to('kitchen', { ...(outletId && { outlet: outletId }), ...(stationId && { station: stationId }) })

interface KitchenTabsProps {
  label: string
  every: string
  things: readonly { id: string; name: string }[]
  current: string | undefined
  pathOf: (id: string | undefined) => string
}

/** Links to the kitchen views of the outlets or of the stations; the first one shows all of them. */
function KitchenTabs({ label, every, things, current, pathOf }: KitchenTabsProps) {
  if (things.length === 0) return null
  return (
    <nav className={classes.outlets} aria-label={label}>
      {[{ id: undefined, name: every }, ...things].map(({ id, name }) => (
        <Link key={id ?? ''} to={pathOf(id)} aria-current={id === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
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
