import { type ImportColumn, importColumnNames } from '#contract/hotel/menus.translationAndCsv.limits.ts'
import type { ImportReport as Report } from '#contract/hotel/menus.translationAndCsv.ts'
import { useMoney } from '#web/hotel/accounts/signedMoney.ts'
import { Scorecard, ScorecardCell } from '#web/kernel/ui/charts/Scorecard.tsx'
import { RejectedRowsButton } from '#web/kernel/ui/imports/RejectedRowsButton.tsx'
import hairlines from '#web/kernel/ui/lists/hairlines.module.css'
import { ImportChanges } from '#web/kernel/ui/lists/ImportChanges.tsx'
import classes from './ImportScreen.module.css'
import { importText as text } from './import.text.ts'

/** Maximum number of problems in the table; the others are only counted. */
const maxShownProblems = 100
/** A longer list of new products starts collapsed, so that the changes below it stay visible. */
const maxExpandedProducts = 12

const columnName = (column: string) => importColumnNames[column as ImportColumn] ?? column

interface ImportReportProps {
  report: Report
  fileName: string
}

/** Result of the check of an import file: the changes that the import would make, and the rows that it leaves out. */
export const ImportReport = ({ report, fileName }: ImportReportProps) => {
  const { rows, added, changed, unchanged, rejectedRows, problems, newCategories } = report
  const changes = report.changes.map(({ name, cells }) => ({
    name,
    cells: cells.map((cell) => ({ ...cell, heading: columnName(cell.heading) })),
  }))
  return (
    <section role="status" className="stack">
      <Scorecard>
        <ScorecardCell label={text.rows} value={rows} />
        <ScorecardCell label={text.added} value={added} />
        <ScorecardCell label={text.changed} value={changed} />
        <ScorecardCell label={text.unchanged} value={unchanged} />
        {rejectedRows > 0 && <ScorecardCell label={text.problems} value={rejectedRows} />}
      </Scorecard>
      {problems.length > 0 && <Problems report={report} fileName={fileName} />}
      {newCategories.length > 0 && (
        <p>
          <b>{text.newCategories}:</b> {newCategories.join(', ')}
        </p>
      )}
      {added > 0 && <NewProducts report={report} />}
      <ImportChanges changes={changes} count={changed} />
      {problems.length === 0 && added + changed === 0 && <p>{text.nothing}</p>}
    </section>
  )
}

const Problems = ({ report: { problems, rejectedRows, rejected }, fileName }: ImportReportProps) => (
  <div role="alert" className="stack gap-8">
    <p className="strong">{rejectedRows > 0 ? text.fixRows : text.fixFile}</p>
    <div className={classes.scroll}>
      <table className={`${hairlines.hairlines} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{text.row}</th>
            <th scope="col">{text.column}</th>
            <th scope="col">{text.problem}</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, maxShownProblems).map(({ row, column, problem, unknown }) => (
            <tr key={`${row} ${column} ${problem}`}>
              <td>{row}</td>
              <td>{columnName(column)}</td>
              <td>
                {text.why[problem]} {unknown}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {problems.length > maxShownProblems && <p>{text.more(problems.length - maxShownProblems)}</p>}
    {rejected && (
      <div>
        <RejectedRowsButton csv={rejected} fileName={fileName} />
      </div>
    )}
  </div>
)

function NewProducts({ report: { added, newProducts } }: { report: Report }) {
  const money = useMoney()
  return (
    <details className={classes.columns} open={added <= maxExpandedProducts}>
      <summary>{text.newProducts}</summary>
      <ul>
        {newProducts.map(({ name, price }) => (
          <li key={name}>
            {name} · <b>{price === null ? text.noPrice : money(price)}</b>
          </li>
        ))}
      </ul>
      {added > newProducts.length && <p>{text.more(added - newProducts.length)}</p>}
    </details>
  )
}
