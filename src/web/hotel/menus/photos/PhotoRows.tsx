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
  /** Ids of products whose photo somebody else changed meanwhile. */
  stale: ReadonlySet<string>
}

/** Uploaded photos, each with the product that gets it. Renders only the rows in view. */
export function PhotoRows({ rows, stale, ...rest }: PhotoRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const view = useRowsInView(list, { count: rows.length, height: 81 })
  return (
    <ul ref={list} className={classes.list} aria-label={text.list} style={view.room}>
      {view.rows.map((index) => {
        const row = rows[index]
        return row && <Row key={row.upload.id} row={row} problem={problemOf(row, stale)} {...rest} />
      })}
    </ul>
  )
}

interface RowProps extends RowActions {
  row: PhotoRow
  problem: string | null
  products: readonly Placed[]
}

function Row({ row: { upload, found, product }, problem, products, onRetry, onDrop, onChoose }: RowProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closeChoice = () => {
    setIsChoosing(false)
    button.current?.focus()
  }
  const choose = (product: Placed) => {
    closeChoice()
    onChoose(upload, product)
  }
  return (
    <li className={classes.row} data-choosing={isChoosing || undefined}>
      <div className={classes.thumb}>
        {upload.photo ? <Picture photo={upload.photo} sizes="72px" /> : <UploadPreview file={upload.file} />}
      </div>
      <div className={classes.words}>
        <p className={classes.file}>{upload.name}</p>
        {!upload.photo && <UploadState upload={upload} onRetry={() => onRetry(upload)} />}
        {problem && <p className={classes.doubt}>{problem}</p>}
      </div>
      <div className={classes.product}>
        {product && <TargetProduct product={product} />}
        <Button
          ref={button}
          variant={product ? 'subtle' : 'default'}
          aria-label={(product ? text.changeFor : text.chooseFor)(upload.name)}
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {product ? text.change : text.choose}
        </Button>
        {isChoosing && <ProductChoice products={products} first={found} onChoose={choose} onLeave={closeChoice} />}
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

const problemOf = ({ upload, product, found, twins }: PhotoRow, stale: ReadonlySet<string>) => {
  // A failed upload has its own message, so no second problem is shown.
  if (upload.failed !== null) return null
  if (!product) return found.length > 1 ? text.ambiguous(found.length) : text.unknown
  if (twins.length > 0) return text.twice(twins)
  return stale.has(product.id) ? text.moved : null
}

/** Target product of a photo, with the current photo that it would replace. */
const TargetProduct = ({ product: { name, category, photo } }: { product: Placed }) => (
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
