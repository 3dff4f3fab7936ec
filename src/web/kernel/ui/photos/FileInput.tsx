import type { ComponentProps } from 'react'

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  onFiles: (files: readonly File[]) => void
}

/** A visually hidden file input; a label beside it opens it. */
export const FileInput = ({ onFiles, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    className="unseen"
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      // The field is emptied, because choosing the same file again would fire no change event otherwise.
      currentTarget.value = ''
      onFiles(files)
    }}
  />
)
