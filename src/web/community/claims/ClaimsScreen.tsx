import { api } from '#contract/api.ts'
import type { Claim } from '#contract/community/claims.ts'
import { to } from '#contract/community/pages.ts'
import { phoneHome } from '#contract/detours.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import phone from '#web/kernel/shells/phone/phone.module.css'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { PhonePage } from '../phone/PhonePage.tsx'
import classes from './ClaimsScreen.module.css'
import { claimsText as text } from './claims.text.ts'

export function ClaimsScreen() {
  const claims = useRead(api.community.claims.mine)
  return (
    <PhonePage title={text.title} back={phoneHome(undefined)}>
      <Link to={to('claimCreate')} className={phone.button} data-primary>
        {text.create}
      </Link>
      <Loaded read={claims} skeleton={<Bone height={160} radius={10} />} empty={<Empty sentence={text.empty} />}>
        {(claims) => (
          <ul className={classes.claims}>
            {claims.map((claim) => (
              <ClaimCard key={claim.id} claim={claim} />
            ))}
          </ul>
        )}
      </Loaded>
    </PhonePage>
  )
}

function ClaimCard({ claim }: { claim: Claim }) {
  const { moment } = useMoments()
  const { numberClaim, title, description, place, photo, status, createdAt, answer } = claim
  return (
    <li className={classes.claim}>
      <div className={classes.head}>
        <span>{text.number(numberClaim)}</span>
        <Chip tone={status === 'sent' ? 'warn' : 'good'}>{status === 'sent' ? text.sent : text.completed}</Chip>
      </div>
      <h2>{title}</h2>
      <p>{description}</p>
      <p className={classes.where}>
        {place} · <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
      {photo && (
        <div className={classes.photo}>
          <Picture photo={photo} sizes="(max-width: 560px) 100vw, 520px" alt={text.photo} />
        </div>
      )}
      {answer && (
        <div className={classes.answer}>
          <strong>{text.answer}</strong>
          <p>{answer}</p>
        </div>
      )}
    </li>
  )
}
