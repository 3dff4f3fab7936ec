import { api } from '#contract/api.ts'
import type { Movement } from '#contract/club/movements.ts'
import { to } from '#contract/club/pages.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Empty, Loaded } from '#web/kernel/ui/Loaded.tsx'
import { More } from '#web/kernel/ui/More.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './LastMovementsScreen.module.css'
import ledger from './Ledger.module.css'
import { movementsText as text } from './movements.text.ts'
import { Remarks } from './Remarks.tsx'

const { columns } = text

export function LastMovementsScreen() {
  const pages = usePages(api.club.movements.list, {})
  return (
    <Screen title={text.title} actions={<LinkButton to={to('bags')}>{text.back}</LinkButton>}>
      <Loaded
        read={pages.read}
        skeleton={<Bone height={600} radius={10} />}
        isEmpty={([first]) => first?.movements.length === 0}
        empty={
          <Empty sentence={text.none}>
            <LinkButton to={to('bags')}>{text.back}</LinkButton>
          </Empty>
        }
      >
        {(shown) => (
          <>
            <div className={classes.card}>
              <table className={ledger.ledger} aria-label={text.title}>
                <thead>
                  <tr>
                    <th scope="col">{columns.action}</th>
                    <th scope="col">{columns.at}</th>
                    <th scope="col">{columns.owner}</th>
                    <th scope="col">{columns.number}</th>
                    <th scope="col">{columns.bag}</th>
                    <th scope="col">{columns.who}</th>
                    <th scope="col">{columns.comments}</th>
                  </tr>
                </thead>
                <tbody>
                  {shown
                    .flatMap(({ movements }) => movements)
                    .map((movement) => (
                      <Row key={movement.id} movement={movement} />
                    ))}
                </tbody>
              </table>
            </div>
            <More pages={pages} label={text.more} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function Row({ movement }: { movement: Movement }) {
  const { moment } = useMoments()
  return (
    <tr>
      <td className={ledger.action} data-action={movement.actionType}>
        {movement.actionType}
      </td>
      <td className={ledger.at}>
        <time dateTime={movement.at}>{moment(movement.at)}</time>
      </td>
      <td>{movement.fullName}</td>
      <td className={ledger.number}>{movement.numberSocio}</td>
      <td className={ledger.bag}>
        <Link to={to('bag', { idBag: movement.idBag })}>{movement.brand}</Link>
      </td>
      <td className={ledger.who}>{movement.personAdmin}</td>
      <td className={ledger.comments}>
        <Remarks movement={movement} />
      </td>
    </tr>
  )
}
