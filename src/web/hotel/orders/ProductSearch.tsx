import IconSearch from 'icon:search'
import { TextInput } from '@mantine/core'
import { orderFormText as text } from './orders.text.ts'

interface ProductSearchProps {
  value: string
  maxLength?: number
  onChange: (searched: string) => void
}

/** Search field for products; reports every keystroke. */
export const ProductSearch = ({ value, maxLength, onChange }: ProductSearchProps) => (
  <TextInput
    type="search"
    aria-label={text.search}
    placeholder={text.search}
    autoComplete="off"
    maxLength={maxLength}
    leftSection={<IconSearch size={16} aria-hidden />}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    // Enter would submit the form around the field.
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
  />
)
