import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Button, Modal } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { ConfirmQuestion } from './confirmInBrowser.ts'

interface DialogFrameProps {
  title: string
  open: boolean
  onClose: () => void
  /** Called when the closing animation has ended. */
  onGone?: () => void
  children: ReactNode
}

/**
 * The frame of a dialog. It is in the file of ConfirmDialog, which is loaded on demand: with a second file that imports the
 * library's Modal, the bundler would put the Modal into the code that every page of the back-office loads.
 */
export function DialogFrame({ title, open, onClose, onGone, children }: DialogFrameProps) {
  // The library's scroll lock adds a style element, which the page's content security policy blocks.
  useEffect(() => {
    const { style } = document.documentElement
    style.overflow = open ? 'hidden' : ''
    return () => {
      style.overflow = ''
    }
  }, [open])
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      {...(onGone && { onExitTransitionEnd: onGone })}
      lockScroll={false}
      // The component that opens the dialog restores the focus, because the library does not when the dialog opens for
      // the first time.
      returnFocus={false}
      centered
      size={420}
      radius={16}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Overlay color="#0E1512" backgroundOpacity={0.45} />
      <Modal.Content>
        <Modal.Body className="stack gap-8" p={24}>
          <Modal.Title className="large">{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean
  onAnswer: (yes: boolean) => void
  /** Called when the closing animation has ended. */
  onGone: () => void
}

export const ConfirmDialog = ({ title, body, confirm, cancel, open, onAnswer, onGone }: ConfirmDialogProps) => (
  <DialogFrame title={title} open={open} onClose={() => onAnswer(false)} onGone={onGone}>
    <p className="muted">{body}</p>
    <div className="group above" style={{ justifyContent: 'flex-end' }}>
      <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
        {cancel}
      </Button>
      <Button color="danger" onClick={() => onAnswer(true)}>
        {confirm}
      </Button>
    </div>
  </DialogFrame>
)
