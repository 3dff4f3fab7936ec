import { api } from '#contract/api.ts'
import { enquiryStates } from '#contract/properties/enquiries.limits.ts'
import { enquiryStateFromQuery, to } from '#contract/properties/pages.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useBeingWritten } from '#web/kernel/ui/forms/useBeingWritten.ts'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { Tabs } from '../Tabs.tsx'
import { EnquiryCard } from './EnquiryCard.tsx'
import { enquiriesText as text } from './enquiries.text.ts'

/** Enquiries and visit requests, newest first, filtered by state. */
export function EnquiriesScreen() {
  const { state } = enquiryStateFromQuery(useSearch())
  const pages = usePages(api.properties.enquiries.list, state ? { state } : {})
  const { things, hasLeft, onWriting } = useBeingWritten(pages.read.data?.flatMap(({ enquiries }) => enquiries))
  const counts = pages.read.data?.[0]?.counts
  return (
    <Screen title={text.title}>
      <Tabs />
      <nav className="group gap-8 below" aria-label={text.states}>
        <Link to={to('propertiesEnquiries')} className="pill" aria-current={state ? undefined : 'page'}>
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
      </nav>
      <Loaded
        read={{ ...pages.read, data: things }}
        skeleton={<Bone height={180} radius={10} />}
        empty={
          <Empty sentence={state ? text.nothing : text.empty}>
            {state && <LinkButton to={to('propertiesEnquiries')}>{text.seeAll}</LinkButton>}
          </Empty>
        }
      >
        {(enquiries) => (
          <>
            <ul className="stack" aria-label={text.title}>
              {enquiries.map((enquiry) => (
                <EnquiryCard key={enquiry.id} enquiry={enquiry} hasLeft={hasLeft(enquiry)} onWriting={onWriting} />
              ))}
            </ul>
            <More pages={pages} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
