import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useRowsInView } from '#web/kernel/ui/lists/rowsInView.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { UploadPreview } from '#web/kernel/uploads/UploadPreview.tsx'
import { UploadState } from '#web/kernel/uploads/UploadState.tsx'
import { uploadsText } from '#web/kernel/uploads/uploads.text.ts'
import type { Upload } from '#web/kernel/uploads/uploads.ts'
import { photosText as text } from '../bulk.text.ts'
import classes from './Photos.module.css'
import { ProductChoice } from './ProductChoice.tsx'
import type { PhotoRow, Placed } from './photoNames.ts'

interface RowActions {
  onRetry: (upload: Upload) => void
  onDrop: (upload: Upload) => void
  onChoose: (upload: Upload, product: Placed) => void
}

interface PhotoRowsProps extends RowActions {
  rows: readonly PhotoRow[]
  products: readonly Placed[]
  /** Products whose photo somebody else has changed. */
  stale: ReadonlySet<string>
}

/** Each photo with the product that it goes to. */
export function PhotoRows({ rows, stale, ...rest }: PhotoRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const view = useRowsInView(list, { count: rows.length, height: 81 })
  return (
    <ul ref={list} className={classes.list} aria-label={text.list} style={view.room}>
      {view.rows.map((index) => {
        const row = rows[index]
        return row && <Row key={row.upload.id} row={row} doubt={doubtOf(row, stale)} {...rest} />
      })}
    </ul>
  )
}

interface RowProps extends RowActions {
  row: PhotoRow
  doubt: string | null
  products: readonly Placed[]
}

function Row({ row: { upload, found, product }, doubt, products, onRetry, onDrop, onChoose }: RowProps) {
  const [choosing, setChoosing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setChoosing(false)
    button.current?.focus()
  }
  const choose = (product: Placed) => {
    leave()
    onChoose(upload, product)
  }
  return (
    <li className={classes.row} data-choosing={choosing || undefined}>
      <div className={classes.thumb}>
        {upload.photo ? <Picture photo={upload.photo} sizes="72px" /> : <UploadPreview file={upload.file} />}
      </div>
      <div className={classes.words}>
        <p className={classes.file}>{upload.name}</p>
        {!upload.photo && <UploadState upload={upload} onRetry={() => onRetry(upload)} />}
        {doubt && <p className={classes.doubt}>{doubt}</p>}
      </div>
      <div className={classes.product}>
        {product && <Going product={product} />}
        <Button
          ref={button}
          variant={product ? 'subtle' : 'default'}
          aria-label={(product ? text.changeFor : text.chooseFor)(upload.name)}
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {product ? text.change : text.choose}
        </Button>
        {choosing && <ProductChoice products={products} first={found} onChoose={choose} onLeave={leave} />}
      </div>
      <ActionIcon
        variant="subtle"
        size={40}
        aria-label={uploadsText.dropOf(upload.name)}
        onClick={() => onDrop(upload)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}

const doubtOf = ({ upload, product, found, twins }: PhotoRow, stale: ReadonlySet<string>) => {
  // One trouble at a time: a photo that is not there goes nowhere.
  if (upload.failed !== null) return null
  if (!product) return found.length > 1 ? text.ambiguous(found.length) : text.unknown
  if (twins.length > 0) return text.twice(twins)
  return stale.has(product.id) ? text.moved : null
}

/** Where it goes, and what it takes the place of. */
const Going = ({ product: { name, category, photo } }: { product: Placed }) => (
  <div className={classes.going}>
    <div className={classes.words}>
      <p className={classes.name}>
        <span aria-hidden>→ </span>
        {name}
      </p>
      <p className={classes.category}>{category}</p>
      {photo && <p className={classes.category}>{text.replaces}</p>}
    </div>
    {photo && (
      <div className={classes.replaced}>
        <Picture photo={photo} sizes="48px" />
      </div>
    )}
  </div>
)
