import { api } from '#contract/api.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { VideoCards } from '#web/kernel/ui/lists/VideoCards.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { messagesText as text } from './news.text.ts'

/** The club's video messages on the phone. */
export function VideoMessagesPhoneScreen() {
  const messages = useRead(api.club.messages.list, venueFromQuery(useSearchParams()))
  return (
    <PhonePage title={text.title}>
      <Loaded
        read={messages}
        skeleton={<SkeletonBox height={240} radius={10} />}
        empty={<EmptyPanel sentence={text.nothing} />}
      >
        {(messages) => <VideoCards videos={messages} />}
      </Loaded>
    </PhonePage>
  )
}
