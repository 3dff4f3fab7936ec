import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.staff.ts'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { blankMember, MemberFields, memberChecks, memberRefused, writtenIn } from './MemberFields.tsx'
import { membersText, memberText as text } from './members.text.ts'

export const MemberCreateScreen = () => (
  <CreateScreen
    title={membersText.create}
    start={blankMember}
    checks={memberChecks}
    refused={memberRefused}
    write={api.community.members.create}
    input={(id, values) => ({ id, ...writtenIn(values) })}
    said={text.created}
    to={({ id }) => to('member', { idMember: id })}
    cancel={to('members')}
  >
    {(form) => <MemberFields form={form} />}
  </CreateScreen>
)
