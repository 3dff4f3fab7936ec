import { api } from '#contract/api.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { VideoCards } from '#web/kernel/ui/lists/VideoCards.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { ministriesText as text } from './directory.text.ts'

export function MinistriesScreen() {
  const ministries = useRead(api.community.directory.ministries, venueFromQuery(useSearchParams()))
  return (
    <PhonePage title={text.title}>
      <Loaded
        read={ministries}
        skeleton={<SkeletonBox height={240} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(ministries) => <VideoCards videos={ministries} />}
      </Loaded>
    </PhonePage>
  )
}
