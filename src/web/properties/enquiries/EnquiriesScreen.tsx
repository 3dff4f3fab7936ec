import { api } from '#contract/api.ts'
import { enquiryStates } from '#contract/properties/enquiries.limits.ts'
import { enquiryFilterFromQuery, to } from '#contract/properties/pages.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useRowsWithDrafts } from '#web/kernel/ui/forms/useRowsWithDrafts.ts'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { PropertiesTabs } from '../PropertiesTabs.tsx'
import { EnquiryCard } from './EnquiryCard.tsx'
import { enquiriesText as text } from './enquiries.text.ts'

/** Enquiries and visit requests, newest first, filtered by state or by a next step that is due. */
export function EnquiriesScreen() {
  const filter = enquiryFilterFromQuery(useSearchParams())
  const { id, state, due } = filter
  const isFiltered = Object.keys(filter).length > 0
  const pages = usePagedRead(api.properties.enquiries.list, filter)
  const { things, hasLeft, onWriting } = useRowsWithDrafts(pages.read.data?.flatMap(({ enquiries }) => enquiries))
  const counts = pages.read.data?.[0]?.counts
  return (
    <Screen title={text.title}>
      <PropertiesTabs />
      <nav className="group gap-8 below" aria-label={text.states}>
        <Link to={to('propertiesEnquiries')} className="pill" aria-current={isFiltered ? undefined : 'page'}>
          {text.all}
        </Link>
        {enquiryStates.map((tabState) => (
          <Link
            key={tabState}
            to={to('propertiesEnquiries', { state: tabState })}
            className="pill"
            aria-current={tabState === state ? 'page' : undefined}
          >
            {counts ? text.count(text.lanes[tabState], counts[tabState]) : text.lanes[tabState]}
          </Link>
        ))}
        <Link to={to('propertiesEnquiries', { due: 1 })} className="pill" aria-current={due ? 'page' : undefined}>
          {text.due}
        </Link>
      </nav>
      <Loaded
        read={{ ...pages.read, data: things }}
        skeleton={<SkeletonBox height={180} radius={10} />}
        empty={
          <EmptyPanel sentence={due ? text.nothingDue : id ? text.gone : state ? text.nothing : text.empty}>
            {isFiltered && <LinkButton to={to('propertiesEnquiries')}>{text.seeAll}</LinkButton>}
          </EmptyPanel>
        }
      >
        {(enquiries) => (
          <>
            <ul className="stack" aria-label={text.title}>
              {enquiries.map((enquiry) => (
                <EnquiryCard key={enquiry.id} enquiry={enquiry} hasLeft={hasLeft(enquiry)} onWriting={onWriting} />
              ))}
            </ul>
            <LoadMore pages={pages} />
            {id && <LinkButton to={to('propertiesEnquiries')}>{text.seeAll}</LinkButton>}
          </>
        )}
      </Loaded>
    </Screen>
  )
}
