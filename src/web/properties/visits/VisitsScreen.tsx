import { api } from '#contract/api.ts'
import { to } from '#contract/properties/pages.ts'
import type { AgendaVisit } from '#contract/properties/visits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useDayOf, useToday } from '#web/kernel/venues/useToday.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { PropertiesTabs } from '../PropertiesTabs.tsx'
import { visitsText as text, visitStateText, visitTones } from './visits.text.ts'

const enquiries = to('propertiesEnquiries')

/** Visits from today on, by day. */
export function VisitsScreen() {
  const read = useRead(api.properties.visits.upcoming)
  const dayOf = useDayOf()
  const today = useToday()
  return (
    <Screen title={text.title}>
      <PropertiesTabs />
      <Loaded
        read={read}
        skeleton={<SkeletonBox height={240} radius={10} />}
        empty={
          <EmptyPanel sentence={text.empty}>
            <LinkButton to={enquiries}>{text.see}</LinkButton>
          </EmptyPanel>
        }
      >
        {(visits) => {
          const days = [...new Set(visits.map(({ startsAt }) => dayOf(startsAt)))]
          return (
            <div className="stack gap-20">
              {days.map((day) => (
                <Panel key={day} title={day === today ? text.today : formatDay(day)} flush>
                  <List bare>
                    {visits
                      .filter(({ startsAt }) => dayOf(startsAt) === day)
                      .map((visit) => (
                        <VisitRow key={visit.id} visit={visit} />
                      ))}
                  </List>
                </Panel>
              ))}
            </div>
          )
        }}
      </Loaded>
    </Screen>
  )
}

function VisitRow({ visit }: { visit: AgendaVisit }) {
  const { startsAt, state, name, phone, mail, listing, agent, calendar, overlaps } = visit
  const { clock, moment } = useVenueTimeFormat()
  return (
    <ListRow>
      <RowAside>
        <time className="number strong" dateTime={startsAt}>
          {clock(startsAt)}
        </time>
      </RowAside>
      <RowText>
        <strong>{`${listing.direction}, ${listing.city}`}</strong>
        <p>{[text.who(name, phone || (mail ?? '')), agent && text.with(agent.name)].filter(Boolean).join(' · ')}</p>
        {overlaps.map((other) => (
          <p key={other.startsAt + other.name} className="warning">
            {`${text.overlap(agent?.name ?? '')} ${text.overlapping(moment(other.startsAt), other.name, other.direction)}`}
          </p>
        ))}
      </RowText>
      <Chip tone={visitTones[state]}>{visitStateText[state]}</Chip>
      <RowActions>
        <a className="button" href={calendar} download aria-label={`${text.calendar}: ${listing.direction}`}>
          {text.calendar}
        </a>
        <LinkButton to={enquiries} label={`${text.see}: ${name}`}>
          {text.see}
        </LinkButton>
      </RowActions>
    </ListRow>
  )
}
