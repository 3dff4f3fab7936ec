import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { editingText as text } from '#web/kernel/text/editing.text.ts'

interface Counted {
  value?: string
  max: number
}

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** A text field that shows the number of remaining characters. */
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
