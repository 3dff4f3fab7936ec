import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { editText as text } from './orders.text.ts'

interface ProductSearchProps {
  value: string
  longest?: number
  onChange: (searched: string) => void
}

/** Searches among products while it is typed. */
export const ProductSearch = ({ value, longest, onChange }: ProductSearchProps) => (
  <TextInput
    type="search"
    aria-label={text.search}
    placeholder={text.search}
    autoComplete="off"
    maxLength={longest}
    leftSection={<IconSearch size={16} aria-hidden />}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    // Enter would send the order.
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
  />
)
