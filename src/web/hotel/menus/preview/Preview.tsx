import { ActionIcon, Button } from '@mantine/core'
import { IconDeviceMobile, IconExternalLink, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { languageCodes, languages } from '#contract/kernel/languages.limits.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { draftsText, previewText as text } from '../menus.text.ts'
import classes from './Preview.module.css'
import { guestAddress, type Shown, setPreview, usePreview, useRoomBeside } from './preview.ts'

/** Opens what guests see beside the editor; where there is no room for it, in another tab. */
export function PreviewButton({ shown }: { shown: Shown }) {
  const venue = useVenue()
  const { open, language } = usePreview()
  if (useRoomBeside())
    return (
      <Button
        variant={open ? 'light' : 'default'}
        aria-pressed={open}
        leftSection={<IconDeviceMobile size={16} stroke={1.75} aria-hidden />}
        onClick={() => setPreview({ open: !open })}
      >
        {text.open}
      </Button>
    )
  if (!venue) return null
  return (
    <a className="button" href={guestAddress(venue.id, shown, language)} target="_blank" rel="noreferrer">
      {text.open}
      <IconExternalLink size={16} stroke={1.75} aria-hidden />
    </a>
  )
}

/** Of the guests' page: they stay above its categories. */
const tabsHeight = 57

interface PreviewedProps {
  shown: Shown
  /** No guest sees it: there is nothing to show. */
  hidden?: boolean | undefined
  children: ReactNode
}

/** A page of the editor, and beside it what guests see of the same: their own page, which follows every change by itself. */
export function Previewed({ shown, hidden = false, children }: PreviewedProps) {
  const { open } = usePreview()
  const room = useRoomBeside()
  return (
    <div className={classes.both} data-open={(open && room) || undefined}>
      <div className={classes.editor}>{children}</div>
      {open && room && <Pane shown={shown} hidden={hidden} />}
    </div>
  )
}

/** An anchor in the address would scroll the editor as well. */
function showCategory({ contentWindow }: HTMLIFrameElement, { categoryId }: Shown) {
  const section = contentWindow?.document.getElementById(`c-${categoryId}`)
  if (section) contentWindow?.scrollBy(0, section.getBoundingClientRect().top - tabsHeight)
}

function Pane({ shown, hidden }: { shown: Shown; hidden: boolean }) {
  const venue = useVenue()
  const { language } = usePreview()
  if (!venue) return null
  const address = guestAddress(venue.id, shown, language)
  return (
    <aside className={classes.pane} aria-label={text.open}>
      <div className="group nowrap gap-4">
        <fieldset className={classes.languages} aria-label={text.language}>
          {languages.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === language}
              aria-label={text.inLanguage(languageCodes[one].toUpperCase(), languageText[one])}
              title={languageText[one]}
              onClick={() => setPreview({ language: one })}
            >
              {languageCodes[one].toUpperCase()}
            </button>
          ))}
        </fieldset>
        <a
          className={classes.icon}
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={text.openOutside}
          title={text.openOutside}
        >
          <IconExternalLink size={16} stroke={1.75} aria-hidden />
        </a>
        <ActionIcon
          variant="subtle"
          size={32}
          aria-label={text.close}
          title={text.close}
          onClick={() => setPreview({ open: false })}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.phone}>
        {hidden ? (
          <p className={classes.hidden}>{draftsText.preview}</p>
        ) : (
          // Another address is another frame: going back stays the editor's.
          <iframe
            key={address}
            src={address}
            title={text.frame(languageText[language])}
            onLoad={({ currentTarget }) => showCategory(currentTarget, shown)}
          />
        )}
      </div>
    </aside>
  )
}
