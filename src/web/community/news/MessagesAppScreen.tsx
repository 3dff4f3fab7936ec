import { api } from '#contract/api.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { VideoCards } from '#web/kernel/ui/lists/VideoCards.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { messagesText as text } from './news.text.ts'

/** The club's video messages on the phone. */
export function MessagesAppScreen() {
  const messages = useRead(api.club.messages.list, venueFromQuery(useSearch()))
  return (
    <PhonePage title={text.title}>
      <Loaded read={messages} skeleton={<Bone height={240} radius={10} />} empty={<Empty sentence={text.nothing} />}>
        {(messages) => <VideoCards videos={messages} />}
      </Loaded>
    </PhonePage>
  )
}
