import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { CommunityMap } from '#contract/community/directory.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { mapsText as text } from './directory.text.ts'
import classes from './MapsScreen.module.css'
import { MapViewer } from './MapViewer.tsx'

export function MapsScreen() {
  const maps = useRead(api.community.directory.maps, venueFromQuery(useSearchParams()))
  const [open, setOpen] = useState<CommunityMap | null>(null)
  return (
    <PhonePage title={text.title}>
      <Loaded
        read={maps}
        skeleton={<SkeletonBox height={280} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(maps) => (
          <ul className={classes.maps}>
            {maps.map((map) => (
              <li key={map.id}>
                <button type="button" aria-label={text.open(map.title)} onClick={() => setOpen(map)}>
                  <Picture photo={map.photo} sizes="(max-width: 560px) 100vw, 520px" />
                </button>
                <h2>{map.title}</h2>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {open && <MapViewer map={open} onClose={() => setOpen(null)} />}
    </PhonePage>
  )
}
