import { Checkbox } from '@mantine/core'
import { type ContentMark, contentMarks } from '#contract/hotel/contentMarks.limits.ts'
import { contentMarkText } from '#web/hotel/contentMarks.text.ts'
import shared from '#web/hotel/hotel.module.css'
import classes from '../menus.module.css'
import { productText as text } from '../menus.text.ts'
import type { ProductForm } from './productValues.ts'

/**
 * Checkboxes that are marked as invalid themselves: the form focuses the first invalid field, and the library's group
 * marks none.
 */
const Marks = ({ invalid }: { invalid: boolean }) => (
  <div className={shared.checks}>
    {contentMarks.map((content) => (
      <Checkbox
        key={content}
        value={content}
        label={contentMarkText.spanish[content]}
        aria-invalid={invalid || undefined}
      />
    ))}
  </div>
)

/** Checkboxes for contents that guests may want to avoid, such as allergens or meat. */
export const ContentFields = ({ form }: { form: ProductForm }) => (
  <Checkbox.Group label={text.contains} description={text.containsHint} {...form.getInputProps('contains')}>
    <Marks invalid={form.errors.contains !== undefined} />
  </Checkbox.Group>
)

interface ChoiceContentFieldsProps {
  form: ProductForm
  /** Path of the choice in the form. */
  path: string
  contains: readonly ContentMark[]
}

/** The contents that a choice of an option adds to the product; closed until somebody opens them. */
export const ChoiceContentFields = ({ form, path, contains }: ChoiceContentFieldsProps) => (
  <details className={classes.translations} style={{ gridColumn: '1 / -1' }}>
    <summary>
      {text.contains}
      {contains.length > 0 && `: ${contains.map((content) => contentMarkText.spanish[content]).join(', ')}`}
    </summary>
    <Checkbox.Group {...form.getInputProps(`${path}.contains`)}>
      <Marks invalid={false} />
    </Checkbox.Group>
  </details>
)
