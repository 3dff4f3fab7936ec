import type { Person } from '#contract/club/people.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { dossierText as text } from './people.text.ts'

/** A person's dossier, read-only, for staff who are not admins. */
export const PersonFacts = ({ person }: { person: Person }) => (
  <Facts>
    <Fact label={text.firstName}>{person.firstName}</Fact>
    <Fact label={text.lastName}>{person.lastName}</Fact>
    <Fact label={text.numberSocio}>{person.numberSocio}</Fact>
    <Fact label={text.mail}>{person.mail ?? text.nothing}</Fact>
    <Fact label={text.phone}>{person.phone ?? text.nothing}</Fact>
    <Fact label={text.birthday}>{person.birthday ? formatDay(person.birthday) : text.nothing}</Fact>
    <Fact label={text.contactSince}>{person.contactSince ? formatDay(person.contactSince) : text.nothing}</Fact>
    <Fact label={text.comments}>{person.comments || text.nothing}</Fact>
  </Facts>
)
