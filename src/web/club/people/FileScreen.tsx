import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { isGone } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { Chip } from '#web/kernel/ui/Chip.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Loaded } from '#web/kernel/ui/Loaded.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { LatestMovements } from '../movements/LatestMovements.tsx'
import { ActiveButton } from './ActiveButton.tsx'
import { BagsOfPerson } from './BagsOfPerson.tsx'
import { FileForm } from './FileForm.tsx'
import classes from './FileScreen.module.css'
import { PersonFacts } from './PersonFacts.tsx'
import { peopleText, fileText as text } from './people.text.ts'

export function FileScreen() {
  const { idPerson = '' } = useParams()
  const file = useRead(api.club.people.one, { id: idPerson })
  const isAdmin = useMe().role === 'admin'
  const person = file.data?.person
  return (
    <Screen
      title={person ? `${person.firstName} ${person.lastName}` : peopleText.filesTitle}
      actions={
        !isGone(file.error) && (
          <>
            <LinkButton to={to('files')}>{text.back}</LinkButton>
            {isAdmin && person && <ActiveButton person={person} />}
          </>
        )
      }
    >
      <Loaded
        read={file}
        gone={{ sentence: text.gone, to: to('files'), back: text.back }}
        keeps
        skeleton={<Bone height={520} radius={10} />}
      >
        {({ person, bags, movements }, gone) => (
          <>
            <p className={classes.line}>
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
            </p>
            <div className={classes.columns}>
              <div>
                <Panel title={text.editTitle} flush={!isAdmin}>
                  {isAdmin ? <FileForm person={person} gone={gone} /> : <PersonFacts person={person} />}
                </Panel>
              </div>
              <div className={classes.side}>
                <Panel title={text.bags} flush>
                  <BagsOfPerson bags={bags} />
                </Panel>
                <Panel title={text.movements} flush>
                  <LatestMovements movements={movements} empty={text.noMovements} named="bag" />
                </Panel>
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  )
}
