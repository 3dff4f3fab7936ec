import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { Announcements } from './Announcements.tsx'
import { ledGroupText, groupsText as text } from './groups.text.ts'

/** Messages to the member's class; its lider (class leader) can write one. */
export function ClassMessagesScreen() {
  const read = useRead(api.community.groups.ofOwnClass)
  const ofClass = read.data?.class
  return (
    <PhonePage title={ofClass ? text.ofClass(ofClass) : text.classMessages} back={to('groups')}>
      <Loaded
        read={read}
        skeleton={<SkeletonBox height={240} radius={10} />}
        isEmpty={({ class: ofClass }) => ofClass === null}
        empty={<EmptyPanel sentence={text.noClass} />}
      >
        {({ class: ofClass, leads, announcements }) => (
          <>
            {leads && ofClass && <AnnouncementForm to={{ class: ofClass }} hint={ledGroupText.classHint} />}
            <section className="stack">
              <h2 className="heading">{text.messages}</h2>
              <Announcements announcements={announcements} withCount={leads} />
            </section>
          </>
        )}
      </Loaded>
    </PhonePage>
  )
}
