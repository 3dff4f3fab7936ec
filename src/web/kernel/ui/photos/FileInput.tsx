import type { ComponentProps } from 'react'

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  onFiles: (files: readonly File[]) => void
}

/** Out of sight: a label or a button beside it is what people see. */
export const FileInput = ({ onFiles, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    className="unseen"
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      // Choosing the same again, once it is corrected, must count as choosing.
      currentTarget.value = ''
      onFiles(files)
    }}
  />
)
