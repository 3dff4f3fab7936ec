import { Button } from '@mantine/core'
import { useState } from 'react'
import { api, type Write } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { MenuPart } from '#contract/hotel/menus.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { categoryText, menuText, productText, draftsText as text } from './menus.text.ts'

const { duplicate, duplicateCategory, duplicateProduct } = api.hotel.menus

interface CopySettings {
  write: Write<{ id: string; from: string; name: string }, unknown>
  /** Maximum length of the name. */
  maxLength: number
  said: string
}

const copySettings: Record<MenuPart, CopySettings> = {
  menu: { write: duplicate, maxLength: menuLimits.name, said: menuText.duplicated },
  category: { write: duplicateCategory, maxLength: menuLimits.name, said: categoryText.duplicated },
  product: { write: duplicateProduct, maxLength: menuLimits.productName, said: productText.duplicated },
}

interface DuplicateButtonProps {
  of: MenuPart
  thing: { id: string; name: string }
}

/** Creates a hidden copy at the end of the same list. */
export function DuplicateButton({ of, thing: { id: from, name } }: DuplicateButtonProps) {
  const { write, maxLength, said } = copySettings[of]
  // The id changes only after a success: a retry after a lost response creates no second copy.
  const [id, setId] = useState(newId)
  const copy = useWrite(write, {
    onSuccess: () => {
      setId(newId())
      popup.success(said, text.duplicatedDetail)
    },
    onError: (failure) => popup.error(sentenceFor(failure)),
  })
  return (
    <Button
      variant="default"
      loading={copy.isPending}
      aria-label={text.duplicateOf(name)}
      onClick={() => copy.mutate({ id, from, name: text.copyOf(name, maxLength) })}
    >
      {text.duplicate}
    </Button>
  )
}
