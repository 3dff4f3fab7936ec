import { useState } from 'react'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { productText, stockText as text } from '../menus/menus.text.ts'
import { StockChips, StockLimits, StockToggle } from '../menus/products/StockButtons.tsx'
import { type StockProduct, useStock } from '../menus/products/useStock.ts'
import { createTextFilter } from '../menus/textFilter.ts'
import { ProductSearch } from './ProductSearch.tsx'
import classes from './StockPanel.module.css'

const hasStockLimit = ({ stock, outUntil, remaining }: StockProduct) =>
  !stock || outUntil !== null || remaining !== null

/** Stock of the products in open orders and of all limited products; the search finds any product. */
export function StockPanel({ orders }: { orders: readonly Order[] }) {
  const products = useRead(api.hotel.menus.stock)
  const [searched, setSearched] = useState('')
  const matches = createTextFilter(searched)
  const ordered = new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
  const isShown = (product: StockProduct) =>
    searched.trim() === '' ? ordered.has(product.id) || hasStockLimit(product) : matches(product.name)
  return (
    <div className="below">
      <Panel title={text.open} sentence={text.hint}>
        <ProductSearch value={searched} maxLength={menuLimits.productName} onChange={setSearched} />
        <Loaded read={products} skeleton={<SkeletonBox height={160} />}>
          {(all) => (
            <Products
              products={all.filter(isShown)}
              none={searched.trim() === '' ? text.none : productText.noneFound}
            />
          )}
        </Loaded>
      </Panel>
    </div>
  )
}

const Products = ({ products, none }: { products: readonly StockProduct[]; none: string }) =>
  products.length === 0 ? (
    <p className="muted above">{none}</p>
  ) : (
    <ul className={classes.products} aria-label={text.open}>
      {products.map((product) => (
        <StockRow key={product.id} product={product} />
      ))}
    </ul>
  )

function StockRow({ product }: { product: StockProduct }) {
  const stock = useStock(product)
  return (
    <li>
      <p className="group gap-8">
        <b className="strong">{product.name}</b>
        <StockChips {...stock} />
      </p>
      <div className="group gap-8">
        <StockLimits name={product.name} stock={stock} />
        <StockToggle name={product.name} stock={stock} />
      </div>
    </li>
  )
}
