import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.staff.ts'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { emptyMember, MemberFields, memberChecks, memberRefusalFields, toMemberInput } from './MemberFields.tsx'
import { memberText as text } from './member.text.ts'
import { membersText } from './members.text.ts'

export const MemberCreateScreen = () => (
  <CreateScreen
    title={membersText.create}
    start={emptyMember}
    checks={memberChecks}
    refused={memberRefusalFields}
    write={api.community.members.create}
    input={(id, values) => ({ id, ...toMemberInput(values) })}
    said={text.created}
    to={({ id }) => to('member', { idMember: id })}
    cancel={to('members')}
  >
    {(form) => <MemberFields form={form} />}
  </CreateScreen>
)
