import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { editingText as text } from '#web/kernel/text/editing.text.ts'
import { LinkButton } from '../buttons/LinkButton.tsx'
import { FormActions, useIsSavingBlocked } from './Form.tsx'
import { skipLeaveGuard } from './leaveGuard.tsx'

interface SaveActionsProps {
  label?: string | undefined
  /** A path, or a function that closes the form. Cancelling does not ask about unsaved changes. */
  cancel?: string | (() => void) | undefined
  loading: boolean
  /** Adds a button that saves and resets the form for the next item. */
  more?: { loading: boolean } | undefined
  disabled?: boolean
  /** True if the page has another primary button. */
  secondary?: boolean
  children?: ReactNode
}

/** The save and cancel buttons of a form. */
export const SaveActions = ({
  label = text.save,
  cancel,
  loading,
  more,
  disabled = false,
  secondary = false,
  children,
}: SaveActionsProps) => {
  const held = useIsSavingBlocked()
  return (
    <FormActions>
      <Button type="submit" variant={secondary ? 'default' : 'filled'} loading={loading} disabled={disabled || held}>
        {label}
      </Button>
      {more && (
        <Button type="submit" value="more" variant="default" loading={more.loading} disabled={disabled || held}>
          {text.saveAndMore}
        </Button>
      )}
      {typeof cancel === 'string' && (
        <LinkButton to={cancel} onClick={skipLeaveGuard}>
          {text.cancel}
        </LinkButton>
      )}
      {typeof cancel === 'function' && (
        <Button variant="default" onClick={cancel}>
          {text.cancel}
        </Button>
      )}
      {children}
    </FormActions>
  )
}
