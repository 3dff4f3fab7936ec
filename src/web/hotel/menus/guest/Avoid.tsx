import { type ContentMark, contentMarks } from '#contract/hotel/contentMarks.limits.ts'
import { contentsText } from '#web/hotel/contents.text.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import classes from './Filters.module.css'

interface AvoidFilterProps {
  contained: readonly ContentMark[]
  avoided: readonly ContentMark[]
  onToggle: (content: ContentMark) => void
}

/** Toggles that hide products with an allergen or other content; only contents found on the menu are offered. */
export function Avoid({ contained, avoided, onToggle }: AvoidFilterProps) {
  const { language } = useReader()
  return (
    <div className={`group ${classes.avoid}`}>
      {contentMarks
        .filter((content) => contained.includes(content))
        .map((content) => (
          <button
            key={content}
            type="button"
            aria-pressed={avoided.includes(content)}
            onClick={() => onToggle(content)}
          >
            {contentsText[language][content]}
          </button>
        ))}
    </div>
  )
}
