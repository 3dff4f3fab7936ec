import { api } from '#contract/api.ts'
import type { Configuration } from '#contract/kernel/venues.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useChoiceWrite } from '#web/kernel/ui/feedback/useChoiceWrite.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { ProductChoices } from './ProductChoices.tsx'
import { productsText as text } from './products.text.ts'

/** Shows which products the venue uses; admins can change it, and a choice is saved at once. */
export function ProductsPanel({ configuration }: { configuration: Configuration }) {
  const { role } = useMe()
  const save = useChoiceWrite(api.kernel.venues.setProducts, text.saved)
  const shown = save.isPending ? save.variables.products : configuration.products
  return (
    <Panel title={text.title} sentence={text.sentence}>
      <ProductChoices
        chosen={shown}
        disabled={role !== 'admin' || save.isPending}
        onChange={(products) => (products.length > 0 ? save.mutate({ products }) : popup.error(text.last))}
      />
    </Panel>
  )
}
