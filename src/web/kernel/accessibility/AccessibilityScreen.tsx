import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { SchemeField } from '#web/kernel/theme/SchemeField.tsx'
import { schemeText } from '#web/kernel/theme/scheme.text.ts'
import { accessibilityText as text } from './accessibility.text.ts'

/** The statement of conformance with WCAG and how it is tested; visitors choose the colours of their device here. */
export const AccessibilityScreen = () => (
  <EntrancePage title={text.title} sentence={text.sentence}>
    <div className="stack section">
      {text.sections.map(({ title, lines }) => (
        <section key={title} className="stack section gap-12">
          <h2 className="heading">{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <section className="stack section gap-12">
        <h2 className="heading">{schemeText.title}</h2>
        <SchemeField />
      </section>
    </div>
  </EntrancePage>
)
