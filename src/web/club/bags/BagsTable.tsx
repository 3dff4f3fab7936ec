import type { BagSummary } from '#contract/club/bags.ts'
import { to } from '#contract/club/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import hairlines from '#web/kernel/ui/lists/hairlines.module.css'
import { BagImage } from './BagImage.tsx'
import { BagState } from './BagState.tsx'
import classes from './BagsTable.module.css'
import { bagsText as text } from './bags.text.ts'
import { bagTypeText } from './moving.text.ts'

const { columns } = text

/** Bags and carts. A click anywhere in a row opens its bag; for the keyboard, the brand is the link. */
export const BagsTable = ({ bags }: { bags: readonly BagSummary[] }) => (
  <table className={`${hairlines.hairlines} ${classes.table}`} aria-label={text.title}>
    <thead>
      <tr>
        <th scope="col">{columns.bag}</th>
        <th scope="col">{columns.owner}</th>
        <th scope="col" className={classes.number}>
          {columns.number}
        </th>
        <th scope="col" className={`${classes.number} ${classes.items}`}>
          {columns.items}
        </th>
        <th scope="col" className={classes.state}>
          {columns.state}
        </th>
      </tr>
    </thead>
    <tbody>
      {bags.map((bag) => (
        <Row key={bag.id} bag={bag} />
      ))}
    </tbody>
  </table>
)

function Row({ bag }: { bag: BagSummary }) {
  const navigate = useNavigate()
  const page = to('bag', { idBag: bag.id })
  return (
    <tr
      onClick={(event) => {
        if (!(event.target instanceof HTMLAnchorElement)) navigate(page)
      }}
    >
      <td>
        <div className="group nowrap">
          <span className="frame" style={{ width: 30, height: 30 }}>
            <BagImage kind={bag.type} photo={bag.photo} sizes="30px" />
          </span>
          <span className="stack gap-2 grow">
            <Link to={page}>{bag.brand}</Link>
            <span className="clipped note">
              {bagTypeText[bag.type]}
              {bag.place && ` · ${bag.place}`}
            </span>
          </span>
        </div>
      </td>
      <td className={classes.owner}>{bag.fullName}</td>
      <td className={classes.number}>{bag.numberSocio}</td>
      <td className={`${classes.number} ${classes.items}`} data-counted={text.itemsCounted(bag.items)}>
        {bag.items}
      </td>
      <td className={classes.state}>
        <BagState bag={bag} />
      </td>
    </tr>
  )
}
