import { api } from '#contract/api.ts'
import type { ClaimWithMessages } from '#contract/community/claims.ts'
import { to } from '#contract/community/pages.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { byStaffText } from '#web/kernel/text/byStaff.text.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { MemberConversation } from '../conversations/MemberConversation.tsx'
import { claimsText as text } from './claims.text.ts'

export function ClaimsScreen() {
  const claims = useRead(api.community.claims.mine)
  return (
    <PhonePage title={text.title} back={phoneHomePath(undefined)}>
      <Link to={to('claimCreate')} className="button" data-primary>
        {text.create}
      </Link>
      <Loaded
        read={claims}
        skeleton={<SkeletonBox height={160} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(claims) => (
          <ul className="stack gap-16">
            {claims.map((claim) => (
              <ClaimCard key={claim.id} claim={claim} />
            ))}
          </ul>
        )}
      </Loaded>
    </PhonePage>
  )
}

function ClaimCard({ claim }: { claim: ClaimWithMessages }) {
  const { moment } = useVenueTimeFormat()
  const { id, numberClaim, title, description, place, photo, status, createdAt, byStaff, messages } = claim
  return (
    <li className="card padded">
      <div className="group gap-8 between note">
        <b>{text.number(numberClaim)}</b>
        <Chip tone={status === 'sent' ? 'warn' : 'good'}>{status === 'sent' ? text.sent : text.completed}</Chip>
      </div>
      <h2 className="heading">{title}</h2>
      <p className="written">{description}</p>
      <p className="note">
        {place} · <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
      {byStaff && <p className="note">{byStaffText}</p>}
      {photo && (
        <span className="frame">
          <Picture photo={photo} sizes="(max-width: 560px) 100vw, 520px" alt={text.photo} />
        </span>
      )}
      <MemberConversation about={id} messages={messages} write={api.community.claims.reply} />
    </li>
  )
}
