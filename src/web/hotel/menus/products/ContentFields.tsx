import { Checkbox } from '@mantine/core'
import { contentMarks } from '#contract/hotel/contentMarks.limits.ts'
import { contentsText } from '#web/hotel/contents.text.ts'
import shared from '#web/hotel/hotel.module.css'
import { productText as text } from '../menus.text.ts'
import type { ProductForm } from './productValues.ts'

/** Checkboxes for contents that guests may want to avoid: allergens, chili, alcohol. */
export const ContentFields = ({ form }: { form: ProductForm }) => (
  <Checkbox.Group label={text.contains} description={text.containsHint} {...form.getInputProps('contains')}>
    <div className={shared.checks}>
      {contentMarks.map((content) => (
        <Checkbox key={content} value={content} label={contentsText.spanish[content]} />
      ))}
    </div>
  </Checkbox.Group>
)
