import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import shared from '#web/hotel/hotel.module.css'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { productOptionsText as text } from './productOptions.text.ts'
import { copyOptionGroup, type ProductForm } from './productValues.ts'

/** Copies an option group of another product into the form. */
export function ReuseOptionGroupField({ form }: { form: ProductForm }) {
  const [open, setOpen] = useState(false)
  const groups = useReadWhile(open, api.hotel.menus.optionsInUse).data
  if (!open)
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        {text.reuse}
      </Button>
    )
  if (groups?.length === 0) return <p className={shared.hint}>{text.reuseNone}</p>
  const copyGroup = (index: string) => {
    const chosen = groups?.[Number(index)]
    if (index === '' || !chosen) return
    form.insertListItem('options', copyOptionGroup(chosen.group))
    setOpen(false)
  }
  return (
    <NativeSelect
      label={text.reuse}
      data={[
        { value: '', label: text.reuseWhich },
        ...(groups ?? []).map(({ product, group }, index) => ({
          value: String(index),
          label: text.reuseOf(group.name, product),
        })),
      ]}
      value=""
      onChange={({ currentTarget }) => copyGroup(currentTarget.value)}
    />
  )
}
