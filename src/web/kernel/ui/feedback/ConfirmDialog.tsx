import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Button, Modal } from '@mantine/core'
import { useEffect } from 'react'
import type { Question } from './askBrowser.ts'

interface ConfirmDialogProps extends Question {
  open: boolean
  onAnswer: (yes: boolean) => void
  /** Called when the closing animation has ended. */
  onGone: () => void
}

export function ConfirmDialog({ title, body, confirm, cancel, open, onAnswer, onGone }: ConfirmDialogProps) {
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
      onClose={() => onAnswer(false)}
      onExitTransitionEnd={onGone}
      lockScroll={false}
      // ConfirmProvider restores the focus: the library does not when the dialog opens for the first time.
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
          <p className="muted">{body}</p>
          <div className="group above" style={{ justifyContent: 'flex-end' }}>
            <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
              {cancel}
            </Button>
            <Button color="danger" onClick={() => onAnswer(true)}>
              {confirm}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
