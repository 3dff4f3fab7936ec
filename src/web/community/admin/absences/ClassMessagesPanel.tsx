import { api } from '#contract/api.ts'
import type { MemberClass } from '#contract/community/members.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { AnnouncementForm } from '../../groups/AnnouncementForm.tsx'
import { Announcements } from '../../groups/Announcements.tsx'
import { ledGroupText } from '../../groups/groups.text.ts'
import { absencesText as text } from './absences.text.ts'

/** Messages of staff and lider (class leader) to all members of a class, with a form for a new one. */
export const ClassMessagesPanel = ({ class: ofClass }: { class: MemberClass }) => (
  <Panel title={text.messages(ofClass)}>
    <div className="stack gap-20">
      <AnnouncementForm to={{ class: ofClass }} hint={ledGroupText.classHint} />
      <Loaded
        read={useRead(api.community.groups.ofClass, { class: ofClass })}
        skeleton={<SkeletonBox height={46} radius={0} />}
      >
        {(announcements) => <Announcements announcements={announcements} withCount />}
      </Loaded>
    </div>
  </Panel>
)
