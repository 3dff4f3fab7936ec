import type { ImportReport as Report } from '#contract/hotel/menus.translationAndCsv.ts'
import { Score, Scorecard } from '#web/kernel/ui/charts/Scorecard.tsx'
import { RowChanges } from '#web/kernel/ui/lists/RowChanges.tsx'
import classes from './ImportScreen.module.css'
import { importText as text } from './import.text.ts'

/** Maximum number of problems in the table; the others are only counted. */
const maxShownProblems = 100
/** A longer list of new products starts collapsed, so that the changes below it stay visible. */
const maxExpandedProducts = 12

/** Result of the check of an import file: the problems, or the changes that the import would make. */
export const ImportReport = ({ report }: { report: Report }) => {
  const { rows, added, changed, unchanged, problems, newCategories, newProducts } = report
  if (problems.length > 0)
    return (
      <section role="alert">
        <Scorecard>
          <Score label={text.rows} value={rows} />
          <Score label={text.problems} value={problems.length} />
        </Scorecard>
        <p className={classes.fix}>{text.fix}</p>
        <div className={classes.scroll}>
          <table className={classes.table}>
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
                  <td>{column}</td>
                  <td>
                    {text.why[problem]} {unknown}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {problems.length > maxShownProblems && <p>{text.more(problems.length - maxShownProblems)}</p>}
      </section>
    )
  return (
    <section role="status" className="stack">
      <Scorecard>
        <Score label={text.rows} value={rows} />
        <Score label={text.added} value={added} />
        <Score label={text.changed} value={changed} />
        <Score label={text.unchanged} value={unchanged} />
      </Scorecard>
      {newCategories.length > 0 && (
        <p>
          <b>{text.newCategories}:</b> {newCategories.join(', ')}
        </p>
      )}
      {newProducts.length > 0 && (
        <details className={classes.columns} open={added <= maxExpandedProducts}>
          <summary>{text.newProducts}</summary>
          <ul>
            {newProducts.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {added > newProducts.length && <p>{text.more(added - newProducts.length)}</p>}
        </details>
      )}
      <RowChanges changes={report.changes} count={changed} />
      {added + changed === 0 && <p>{text.nothing}</p>}
    </section>
  )
}
