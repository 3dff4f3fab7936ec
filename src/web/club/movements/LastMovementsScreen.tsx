import { api } from '#contract/api.ts'
import { movementFilterFromQuery, movementLimits } from '#contract/club/movements.limits.ts'
import type { Movement } from '#contract/club/movements.ts'
import { to } from '#contract/club/pages.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import hairlines from '#web/kernel/ui/lists/hairlines.module.css'
import { LoadMore, type LoadMoreProps } from '#web/kernel/ui/lists/LoadMore.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './LastMovementsScreen.module.css'
import ledger from './Ledger.module.css'
import { MovementFilters } from './MovementFilters.tsx'
import { MovementRemarks } from './MovementRemarks.tsx'
import { movementsText as text } from './movements.text.ts'

const { columns } = text

export function LastMovementsScreen() {
  const query = useSearchParams()
  const filter = { ...searchFromQuery(query, movementLimits.search), ...movementFilterFromQuery(query) }
  const pages = usePagedRead(api.club.movements.list, filter)
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
        skeleton={<SkeletonBox height={600} radius={10} />}
        isEmpty={(loadedPages) => !pages.hasMore && loadedPages.every(({ movements }) => movements.length === 0)}
        empty={
          isFiltered ? (
            <EmptyPanel sentence={text.filters.none}>
              <LinkButton to={to('bagsLastMovements')}>{text.filters.clear}</LinkButton>
            </EmptyPanel>
          ) : (
            <EmptyPanel sentence={text.none}>
              <LinkButton to={to('bags')}>{text.back}</LinkButton>
            </EmptyPanel>
          )
        }
      >
        {(loadedPages) => (
          <>
            <LedgerTable movements={loadedPages.flatMap(({ movements }) => movements)} />
            <More pages={pages} searchedUntil={loadedPages.at(-1)?.searchedUntil ?? null} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** Nothing without movements: a search may find none among those that it has compared so far. */
const LedgerTable = ({ movements }: { movements: readonly Movement[] }) =>
  movements.length > 0 && (
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
          {movements.map((movement) => (
            <Row key={movement.id} movement={movement} />
          ))}
        </tbody>
      </table>
    </div>
  )

interface MoreProps {
  pages: LoadMoreProps['pages']
  searchedUntil: string | null
}

/** The button for the next page. If a search has ended at some time, a sentence before it says so. */
function More({ pages, searchedUntil }: MoreProps) {
  const { moment } = useVenueTimeFormat()
  return (
    <>
      {searchedUntil && <p className="muted center above">{text.searchedUntil(moment(searchedUntil))}</p>}
      <LoadMore pages={pages} label={searchedUntil ? text.searchOlder : text.more} />
    </>
  )
}

function Row({ movement }: { movement: Movement }) {
  const { moment } = useVenueTimeFormat()
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
        <MovementRemarks movement={movement} />
      </td>
    </tr>
  )
}
