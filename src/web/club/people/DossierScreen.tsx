import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { isGone } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { useStaffShellContent } from '#web/kernel/shells/staff/staffShellContent.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen, ScreenLine } from '#web/kernel/ui/pages/Screen.tsx'
import { LatestMovements } from '../movements/LatestMovements.tsx'
import { ActivationButton } from './ActivationButton.tsx'
import { DossierForm } from './DossierForm.tsx'
import { PersonBags } from './PersonBags.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { peopleText, dossierText as text } from './people.text.ts'

export function DossierScreen() {
  const { idPerson = '' } = usePathParams()
  const dossier = useRead(api.club.people.one, { id: idPerson })
  const isAdmin = useMe().role === 'admin'
  const person = dossier.data?.person
  const { ofMember } = useStaffShellContent()
  return (
    <Screen
      title={person ? `${person.firstName} ${person.lastName}` : peopleText.dossiersTitle}
      actions={
        !isGone(dossier.error) && (
          <>
            <LinkButton to={to('dossiers')}>{text.back}</LinkButton>
            {isAdmin && person && <ActivationButton person={person} />}
          </>
        )
      }
    >
      <Loaded
        read={dossier}
        gone={{ sentence: text.gone, to: to('dossiers'), back: text.back }}
        keeps
        skeleton={<SkeletonBox height={520} radius={10} />}
      >
        {({ person, bags, movements }, gone) => (
          <>
            <ScreenLine>
              <span>
                {text.numberSocio} {person.numberSocio}
              </span>
              <Chip tone={person.active ? 'good' : 'calm'}>
                {person.active ? peopleText.active : peopleText.inactive}
              </Chip>
              <Chip tone={person.bags ? 'good' : 'calm'}>
                {person.bags ? peopleText.withBag : peopleText.withoutBag}
              </Chip>
              {!person.active && <span>{text.inactiveHint}</span>}
            </ScreenLine>
            <div className="with-aside">
              <div>
                <Panel title={text.editTitle} flush={!isAdmin}>
                  {isAdmin ? <DossierForm person={person} gone={gone} /> : <PersonFacts person={person} />}
                </Panel>
              </div>
              <div className="stack gap-20">
                <Panel title={text.bags} flush>
                  <PersonBags bags={bags} />
                </Panel>
                <Panel title={text.movements} flush>
                  <LatestMovements movements={movements} empty={text.noMovements} named="bag" />
                </Panel>
                {Object.entries(ofMember).map(
                  ([name, known]) =>
                    person.memberId && <Lazy key={name} part={known} with={{ memberId: person.memberId }} />,
                )}
              </div>
            </div>
            <ObjectActivity about={{ object: person.id }} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
