import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Button, Modal } from '@mantine/core'
import { useEffect } from 'react'
import type { Question } from './askBrowser.ts'
import classes from './ConfirmDialog.module.css'

interface ConfirmDialogProps extends Question {
  open: boolean
  onAnswer: (yes: boolean) => void
  /** It has left the screen. */
  onGone: () => void
}

export function ConfirmDialog({ title, body, confirm, cancel, open, onAnswer, onGone }: ConfirmDialogProps) {
  // Not the library's lock: it writes a style element that the page's policy refuses.
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
      // Whoever asked gives it back: the library forgets it the first time.
      returnFocus={false}
      centered
      size={420}
      radius={16}
      transitionProps={{ transition: 'fade', duration: 120 }}
    >
      <Modal.Overlay color="#0E1512" backgroundOpacity={0.45} />
      <Modal.Content>
        <Modal.Body className={classes.dialog ?? ''}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          <p className={classes.body}>{body}</p>
          <div className={classes.actions}>
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
