import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type Language, languages } from '#contract/kernel/languages.limits.ts'
import { languagesText, languageText } from '#web/kernel/text/languages.text.ts'
import classes from '../pages/tabs.module.css'

interface LanguageTabsProps {
  label?: string
  /** Marks languages with missing texts. */
  isMissing?: (language: Language) => boolean
  children: (language: Language) => ReactNode
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs that show the same fields in one of four languages. */
export function LanguageTabs({ label = languagesText.tabs, isMissing, children }: LanguageTabsProps) {
  const [chosen, setChosen] = useState<Language>(languages[0])
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = (languages.indexOf(chosen) + step + languages.length) % languages.length
    setChosen(languages[next] ?? chosen)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div ref={list} className={classes.tabs} role="tablist" aria-label={label}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}-${language}`}
            aria-selected={language === chosen}
            aria-controls={`${id}-${language}-panel`}
            tabIndex={language === chosen ? 0 : -1}
            className={classes.tab}
            onClick={() => setChosen(language)}
            onKeyDown={onKeyDown}
          >
            {languageText[language]}
            {isMissing?.(language) && (
              <span className={classes.missing} role="img" aria-label={languagesText.missing} />
            )}
          </button>
        ))}
      </div>
      {languages.map((language) => (
        <div
          className="stack gap-20"
          key={language}
          role="tabpanel"
          id={`${id}-${language}-panel`}
          aria-labelledby={`${id}-${language}`}
          hidden={language !== chosen}
        >
          {children(language)}
        </div>
      ))}
    </div>
  )
}
