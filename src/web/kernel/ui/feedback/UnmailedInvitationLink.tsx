import { TextToCopy } from './TextToCopy.tsx'
import { unmailedInvitationText } from './unmailedInvitation.text.ts'

/** Link of an invitation that could not be mailed, because no mail server is configured. */
export const UnmailedInvitationLink = ({ link }: { link: string }) => (
  <TextToCopy value={link} words={unmailedInvitationText} />
)
