import { Button } from '@mantine/core'
import { actingText as text } from './acting.text.ts'
import type { ActingProps } from './actingProps.ts'

interface ActingButtonsProps extends Pick<ActingProps, 'onClose'> {
  label: string
  isPending: boolean
}

/** Buttons at the end of a form for a member: one submits the form, the other closes it. */
export const ActingButtons = ({ label, isPending, onClose }: ActingButtonsProps) => (
  <div className="group gap-8">
    <Button type="submit" loading={isPending}>
      {label}
    </Button>
    <Button variant="subtle" onClick={onClose}>
      {text.close}
    </Button>
  </div>
)
