import { api } from '#contract/api.ts'
import { movementFilterFromQuery, movementLimits } from '#contract/club/movements.limits.ts'
import type { Movement } from '#contract/club/movements.ts'
import { to } from '#contract/club/pages.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import hairlines from '#web/kernel/ui/lists/hairlines.module.css'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './LastMovementsScreen.module.css'
import ledger from './Ledger.module.css'
import { MovementFilters } from './MovementFilters.tsx'
import { movementsText as text } from './movements.text.ts'
import { Remarks } from './Remarks.tsx'

const { columns } = text

export function LastMovementsScreen() {
  const query = useSearch()
  const filter = { ...searchFromQuery(query, movementLimits.search), ...movementFilterFromQuery(query) }
  const pages = usePages(api.club.movements.list, filter)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <LinkButton to={to('bags')}>{text.back}</LinkButton>
          <ExportButton
            label={text.export}
            read={api.club.movements.export}
            input={filter}
            name={text.exportName}
            said={text.exported}
          />
        </>
      }
    >
      <MovementFilters />
      <Loaded
        read={pages.read}
        skeleton={<Bone height={600} radius={10} />}
        isEmpty={([first]) => first?.movements.length === 0}
        empty={
          isFiltered ? (
            <Empty sentence={text.filters.none}>
              <LinkButton to={to('bagsLastMovements')}>{text.filters.clear}</LinkButton>
            </Empty>
          ) : (
            <Empty sentence={text.none}>
              <LinkButton to={to('bags')}>{text.back}</LinkButton>
            </Empty>
          )
        }
      >
        {(loadedPages) => (
          <>
            <div className="card">
              <table className={`${hairlines.hairlines} ${ledger.ledger} ${classes.ledger}`} aria-label={text.title}>
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
                  {loadedPages
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
      <td className={ledger.owner}>{movement.fullName}</td>
      <td className={ledger.number}>{movement.numberSocio}</td>
      <td>
        <Link to={to('bag', { idBag: movement.idBag })} className="link">
          {movement.brand}
        </Link>
      </td>
      <td className={ledger.who}>{movement.personAdmin}</td>
      <td className={ledger.comments}>
        <Remarks movement={movement} />
      </td>
    </tr>
  )
}
