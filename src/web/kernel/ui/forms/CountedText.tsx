import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { editingText as text } from '#web/kernel/text/editing.text.ts'

interface Counted {
  /** As the form's state hands it over. */
  value?: string
  max: number
}

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** Says how much is left before it is too much. */
export const CountedText = ({ max, ...rest }: Counted & Omit<TextInputProps, 'value'>) => (
  <TextInput
    maxLength={max}
    inputWrapperOrder={order}
    description={text.left(Math.max(0, max - (rest.value ?? '').length))}
    {...rest}
  />
)

export const CountedProse = ({ max, ...rest }: Counted & Omit<TextareaProps, 'value'>) => (
  <Textarea
    maxLength={max}
    inputWrapperOrder={order}
    description={text.left(Math.max(0, max - (rest.value ?? '').length))}
    {...rest}
  />
)
