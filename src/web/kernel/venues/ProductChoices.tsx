import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { type Product, products } from '#contract/kernel/products.limits.ts'
import { productText } from './products.text.ts'

interface ProductChoicesProps {
  chosen: readonly Product[]
  disabled?: boolean
  onChange: (chosen: Product[]) => void
}

/** One checkbox per product. */
export const ProductChoices = ({ chosen, disabled = false, onChange }: ProductChoicesProps) => (
  <div className="stack gap-12">
    {products.map((product) => (
      <Checkbox
        key={product}
        label={productText[product].label}
        description={productText[product].hint}
        checked={chosen.includes(product)}
        disabled={disabled}
        onChange={({ currentTarget: { checked } }) =>
          onChange(products.filter((one) => (one === product ? checked : chosen.includes(one))))
        }
      />
    ))}
  </div>
)
