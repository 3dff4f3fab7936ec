import IconX from 'icon:x'
import { ActionIcon, Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useVisibleRows } from '#web/kernel/ui/lists/useVisibleRows.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { UploadPreview } from '#web/kernel/uploads/UploadPreview.tsx'
import { UploadState } from '#web/kernel/uploads/UploadState.tsx'
import { uploadsText } from '#web/kernel/uploads/uploads.text.ts'
import type { Upload } from '#web/kernel/uploads/uploads.ts'
import { photosText as text } from '../bulk.text.ts'
import classes from './Photos.module.css'
import { ProductChooser } from './ProductChooser.tsx'
import type { PhotoRow, ProductInCategory } from './photoNames.ts'

interface RowActions {
  onRetry: (upload: Upload) => void
  onDrop: (upload: Upload) => void
  onChoose: (upload: Upload, product: ProductInCategory) => void
}

interface PhotoRowsProps extends RowActions {
  rows: readonly PhotoRow[]
  products: readonly ProductInCategory[]
  /** Ids of products whose photo somebody else changed meanwhile. */
  stale: ReadonlySet<string>
}

const thumbnail = { width: 72, height: 54 }
const replacedThumbnail = { width: 48, height: 36 }

/** Uploaded photos, each with the product that gets it. Renders only the rows in view. */
export function PhotoRows({ rows, stale, ...rest }: PhotoRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const view = useVisibleRows(list, { count: rows.length, height: 81 })
  return (
    <ul ref={list} className="card" aria-label={text.list} style={view.room}>
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
  products: readonly ProductInCategory[]
}

function Row({ row: { upload, found, product }, problem, products, onRetry, onDrop, onChoose }: RowProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closeChoice = () => {
    setIsChoosing(false)
    button.current?.focus()
  }
  const choose = (product: ProductInCategory) => {
    closeChoice()
    onChoose(upload, product)
  }
  return (
    <li className={classes.row} data-choosing={isChoosing || undefined}>
      <div className="frame" style={thumbnail}>
        {upload.photo ? <Picture photo={upload.photo} sizes="72px" /> : <UploadPreview file={upload.file} />}
      </div>
      <div className="stack gap-4">
        <p className="strong">{upload.name}</p>
        {!upload.photo && <UploadState upload={upload} onRetry={() => onRetry(upload)} />}
        {problem && <p className="note problem">{problem}</p>}
      </div>
      <div className={`group between ${classes.product}`}>
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
        {isChoosing && <ProductChooser products={products} first={found} onChoose={choose} onLeave={closeChoice} />}
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
const TargetProduct = ({ product: { name, category, photo } }: { product: ProductInCategory }) => (
  <div className="group nowrap">
    <div className="stack gap-4">
      <p className="strong">
        <span aria-hidden>→ </span>
        {name}
      </p>
      <p className="note">{category}</p>
      {photo && <p className="note">{text.replaces}</p>}
    </div>
    {photo && (
      <div className="frame" style={replacedThumbnail}>
        <Picture photo={photo} sizes="48px" />
      </div>
    )}
  </div>
)
