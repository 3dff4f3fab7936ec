import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Bag } from '#contract/club/bags.ts'
import type { Movement } from '#contract/club/movements.ts'
import { to } from '#contract/club/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import hairlines from '#web/kernel/ui/lists/hairlines.module.css'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { PrintHeader } from '#web/kernel/ui/print/PrintHeader.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './CustodyReportScreen.module.css'
import ledger from './Ledger.module.css'
import { MovementRemarks } from './MovementRemarks.tsx'
import { movementsText } from './movements.text.ts'

const { columns, report: text } = movementsText

/** A bag's complete ledger for printing; the browser's print dialog creates the PDF. */
export function CustodyReportScreen() {
  const { idBag = '' } = usePathParams()
  const bag = useRead(api.club.bags.one, { id: idBag })
  const [isComplete, setComplete] = useState(false)
  return (
    <div className={classes.screen}>
      <Screen
        title={text.title}
        actions={
          <>
            <LinkButton to={to('bag', { idBag })}>{text.back}</LinkButton>
            <Button disabled={!isComplete && bag.data?.bag.position !== 0} onClick={() => window.print()}>
              {text.print}
            </Button>
          </>
        }
      >
        <Loaded read={bag} gone={{ to: to('bags') }} skeleton={<SkeletonBox height={600} radius={10} />}>
          {({ bag }) => (
            <div className={`card ${classes.sheet}`}>
              <ReportHead bag={bag} />
              {bag.position === 0 ? (
                <p className="muted above">{text.none}</p>
              ) : (
                <table className={`${hairlines.hairlines} ${ledger.ledger} ${classes.ledger}`} aria-label={text.title}>
                  <thead>
                    <tr>
                      <th scope="col">{columns.position}</th>
                      <th scope="col">{columns.at}</th>
                      <th scope="col">{columns.action}</th>
                      <th scope="col">{columns.owner}</th>
                      <th scope="col">{columns.place}</th>
                      <th scope="col">{columns.who}</th>
                      <th scope="col">{columns.comments}</th>
                    </tr>
                  </thead>
                  <tbody>
                    <LedgerPage idBag={idBag} onComplete={setComplete} />
                  </tbody>
                </table>
              )}
              <p className="note above">{text.note}</p>
            </div>
          )}
        </Loaded>
      </Screen>
    </div>
  )
}

function ReportHead({ bag }: { bag: Bag }) {
  const facts = [
    [bag.type === 'bag' ? text.bag : text.cart, bag.brand],
    [text.owner, bag.fullName],
    [text.number, bag.numberSocio],
    [text.place, bag.place || '–'],
    [text.entries, String(bag.position)],
  ] as const
  return <PrintHeader title={text.title} made={text.made} facts={facts} />
}

interface LedgerPageProps {
  idBag: string
  from?: number
  onComplete: (isComplete: boolean) => void
}

/** Loads the ledger page by page. Entries never change, so pages read at different times fit together. */
function LedgerPage({ idBag, from, onComplete }: LedgerPageProps) {
  const { data, error } = useRead(api.club.movements.report, from ? { idBag, from } : { idBag })
  const isLast = data !== undefined && data.next === null
  useEffect(() => {
    if (isLast) onComplete(true)
  }, [isLast, onComplete])
  if (!data)
    return (
      <tr>
        <td colSpan={7}>{error ? failureSentence(error) : <SkeletonBox />}</td>
      </tr>
    )
  return (
    <>
      {data.movements.map((movement) => (
        <LedgerRow key={movement.id} movement={movement} />
      ))}
      {data.next !== null && <LedgerPage idBag={idBag} from={data.next} onComplete={onComplete} />}
    </>
  )
}

function LedgerRow({ movement }: { movement: Movement }) {
  const { moment } = useVenueTimeFormat()
  return (
    <tr>
      <td className={ledger.number} data-column={columns.position}>
        {movement.position}
      </td>
      <td className={ledger.at}>
        <time dateTime={movement.at}>{moment(movement.at)}</time>
      </td>
      <td className={ledger.action} data-action={movement.actionType}>
        {movement.actionType}
      </td>
      <td className={ledger.owner}>
        {movement.fullName} <span className={ledger.number}>{movement.numberSocio}</span>
      </td>
      <td data-column={columns.place}>{movement.place || '–'}</td>
      <td className={ledger.who}>{movement.personAdmin}</td>
      <td className={ledger.comments}>
        <MovementRemarks movement={movement} />
      </td>
    </tr>
  )
}
