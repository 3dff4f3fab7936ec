import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { MenuPart } from '#contract/hotel/menus.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { draftsText as text } from './menus.text.ts'

interface HideButtonProps {
  of: MenuPart
  thing: { id: string; name: string; hidden: boolean }
}

/** Hides a menu, category or product from guests, or shows it again. */
export function HideButton({ of, thing: { id, name, hidden } }: HideButtonProps) {
  const set = useAction(api.hotel.menus.setHidden, (_, input) => (input.hidden ? text.nowHidden : text.nowShown))
  return (
    <Button
      variant="default"
      miw={84}
      loading={set.isPending}
      aria-label={hidden ? text.showOf(name) : text.hideOf(name)}
      onClick={() => set.mutate({ of, id, hidden: !hidden })}
    >
      {hidden ? text.show : text.hide}
    </Button>
  )
}
