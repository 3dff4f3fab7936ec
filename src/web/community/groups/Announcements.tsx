import type { Announcement } from '#contract/community/groups.ts'
import { Messages } from '../conversations/Messages.tsx'
import { groupsText, ledGroupText } from './groups.text.ts'

interface AnnouncementsProps {
  announcements: readonly Announcement[]
  /** True adds the number of recipients, for leaders and staff. */
  withCount: boolean
}

/** Messages to a group or class, newest first. */
export const Announcements = ({ announcements, withCount }: AnnouncementsProps) =>
  announcements.length === 0 ? (
    <p className="muted">{groupsText.noMessages}</p>
  ) : (
    <Messages
      side="member"
      messages={announcements.map(({ by, sent, ...message }) => ({
        ...message,
        from: 'staff',
        by: withCount ? ledGroupText.sentBy(by, sent) : by,
        photo: null,
      }))}
    />
  )
