import { useEffect, useRef } from 'react'
import { languageCodes, languages } from '#contract/kernel/languages.limits.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useCurrentUrl, usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { labelWithValue } from '#web/kernel/text/labelled.text.ts'
import { languageNames } from '#web/kernel/text/languageNames.text.ts'
import { guestKernelText } from './guest.text.ts'
import { rememberLanguage, urlInLanguage, useGuestUrl } from './guestUrl.ts'
import classes from './LanguageSwitch.module.css'

/** Links to the current page in other languages. Works without JavaScript; the script only closes the menu on Escape or an outside click. */
export function LanguageSwitch() {
  const { language } = useGuestUrl()
  const { pathname, search } = useCurrentUrl()
  const params = usePathParams()
  const box = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = (event: Event) => {
      const details = box.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : details.contains(event.target as Node)) return
      details.open = false
      if (event instanceof KeyboardEvent) details.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])

  return (
    // The key closes the menu after the language has changed.
    <details ref={box} key={language} className={classes.switch}>
      <summary>
        <span className="unseen">{`${labelWithValue(language, guestKernelText[language].language, languageNames[language])} `}</span>
        <span className={classes.pill}>{languageCodes[language].toUpperCase()}</span>
      </summary>
      <ul>
        {languages.map((option) => (
          <li key={option}>
            <Link
              to={urlInLanguage(option, pathname, params, search)}
              replace
              onClick={() => rememberLanguage(option)}
              lang={languageCodes[option]}
              aria-current={option === language ? 'true' : undefined}
            >
              {languageNames[option]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
