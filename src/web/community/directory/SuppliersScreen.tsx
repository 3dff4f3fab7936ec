import IconPhone from 'icon:phone'
import { api } from '#contract/api.ts'
import type { Supplier } from '#contract/community/directory.ts'
import { to } from '#contract/community/pages.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { useRead, useReadWhile } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { List, ListRow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { telUrl } from '../telUrl.ts'
import { suppliersText as text } from './directory.text.ts'

export function SuppliersScreen() {
  const venue = venueFromQuery(useSearchParams())
  const { role } = useMe()
  const suppliers = useRead(api.community.directory.suppliers, venue)
  const isMember = role === 'member' || role === 'lider'
  const proposals = useReadWhile(isMember, api.community.directory.proposals).data ?? []
  return (
    <PhonePage title={text.title} back={phoneHomePath(venue.venue)}>
      <Link to={to('supplierCreate', venue)} className="button" data-primary>
        {text.add}
      </Link>
      {proposals.length > 0 && (
        <section aria-label={text.proposed}>
          <List>
            {proposals.map((supplier) => (
              <Row key={supplier.id} supplier={supplier} waiting />
            ))}
          </List>
        </section>
      )}
      <Loaded
        read={suppliers}
        skeleton={<SkeletonBox height={240} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(suppliers) => (
          <List>
            {suppliers.map((supplier) => (
              <Row key={supplier.id} supplier={supplier} />
            ))}
          </List>
        )}
      </Loaded>
    </PhonePage>
  )
}

const Row = ({ supplier, waiting = false }: { supplier: Supplier; waiting?: boolean }) => (
  <ListRow>
    <RowText>
      <h2>{supplier.name}</h2>
      {supplier.description && <p>{supplier.description}</p>}
      <p>{supplier.phone}</p>
      {waiting && <Chip tone="warn">{text.waiting}</Chip>}
    </RowText>
    <a className="round" href={telUrl(supplier.phone)} aria-label={text.call(supplier.name)}>
      <IconPhone size={22} stroke={1.8} aria-hidden />
    </a>
  </ListRow>
)
