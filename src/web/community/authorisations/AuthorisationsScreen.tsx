import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { List } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { AuthorisedVisitor } from './AuthorisedVisitor.tsx'
import { authorisationsText as text } from './authorisations.text.ts'
import { NewVisitor } from './NewVisitor.tsx'

/** The member's authorised visitors. */
export function AuthorisationsScreen() {
  const authorisations = useRead(api.community.authorisations.mine)
  return (
    <PhonePage title={text.title} sentence={text.sentence} back={to('profile')}>
      <NewVisitor />
      <Loaded
        read={authorisations}
        skeleton={<SkeletonBox height={160} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(authorisations) => (
          <List>
            {authorisations.map((one) => (
              <AuthorisedVisitor key={one.id} authorisation={one} />
            ))}
          </List>
        )}
      </Loaded>
    </PhonePage>
  )
}
