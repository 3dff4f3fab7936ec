import { useState } from 'react'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { matching } from '../menus/matching.ts'
import { productText, stockText as text } from '../menus/menus.text.ts'
import { StockButtons, StockChips } from '../menus/products/StockButtons.tsx'
import { type Stocked, useStock } from '../menus/products/useStock.ts'
import { ProductSearch } from './ProductSearch.tsx'
import classes from './StockPanel.module.css'

const hasStockLimit = ({ stock, outUntil, remaining }: Stocked) => !stock || outUntil !== null || remaining !== null

/** Stock of the products in open orders and of all limited products; the search finds any product. */
export function StockPanel({ orders }: { orders: readonly Order[] }) {
  const products = useRead(api.hotel.menus.stock)
  const [searched, setSearched] = useState('')
  const matches = matching(searched)
  const ordered = new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
  const isShown = (product: Stocked) =>
    searched.trim() === '' ? ordered.has(product.id) || hasStockLimit(product) : matches(product.name)
  return (
    <div className="below">
      <Panel title={text.open} sentence={text.hint}>
        <ProductSearch value={searched} maxLength={menuLimits.productName} onChange={setSearched} />
        <Loaded read={products} skeleton={<Bone height={160} />}>
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

const Products = ({ products, none }: { products: readonly Stocked[]; none: string }) =>
  products.length === 0 ? (
    <p className={classes.none}>{none}</p>
  ) : (
    <ul className={classes.products} aria-label={text.open}>
      {products.map((product) => (
        <StockRow key={product.id} product={product} />
      ))}
    </ul>
  )

function StockRow({ product }: { product: Stocked }) {
  const stock = useStock(product)
  return (
    <li>
      <p>
        <b>{product.name}</b>
        <StockChips {...stock} />
      </p>
      <StockButtons name={product.name} stock={stock} />
    </li>
  )
}
