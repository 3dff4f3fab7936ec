import { to } from '#contract/kernel/pages.ts'
import { usesAnyProduct } from '#contract/kernel/products.limits.ts'
import { matchPage, usePageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useStaffShellContent } from '#web/kernel/shells/staff/staffShellContent.ts'
import { pathOfEntry, useShownGroups } from '#web/kernel/shells/staff/useShownGroups.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { settingText } from '#web/kernel/venues/venues.text.ts'
import type { FoundItem } from './recentResults.ts'
import { searchDialogText as text } from './searchDialog.text.ts'
import type { SearchTarget } from './searchTarget.ts'

export interface LocalTarget extends FoundItem {
  /** Words by which it is found, besides title and detail. */
  words: string
}

/** Pages, actions and settings that this role may open at this venue, found without the server. */
export function useLocalTargets(targets: readonly SearchTarget[]): {
  items: LocalTarget[]
  mayOpen: (link: string) => boolean
} {
  const { groups: allGroups, settings } = useStaffShellContent()
  const parts = usePageRegistry()
  const { role, venueId } = useMe()
  const venue = useVenue()
  const groups = useShownGroups()
  const shown = groups.flatMap(({ entries }) => entries)
  const isHidden = (link: string) => {
    const page = matchPage(parts, link)?.name
    const owners = allGroups.flatMap(({ entries }) => entries).filter(({ way }) => page && way?.pages.includes(page))
    return owners.length > 0 && !owners.some((entry) => shown.includes(entry))
  }
  const mayOpen = (link: string) => Boolean(matchPage(parts, link)?.page.who.includes(role)) && !isHidden(link)

  const pages = groups.flatMap(({ label, entries }) =>
    entries.flatMap((entry) =>
      entry.way
        ? [{ kind: text.page, title: entry.label, detail: label, link: pathOfEntry(entry.way, venueId), words: '' }]
        : [],
    ),
  )
  const kinds = { action: text.action, setting: text.setting }
  const added = targets.map(({ label, page, to: path, words = '', kind }) => ({
    kind: kind ? kinds[kind] : text.page,
    title: label,
    detail: shown.find(({ way }) => way?.pages.includes(page))?.label ?? '',
    link: typeof path === 'string' ? path : path(venueId),
    words,
  }))
  const settingPages = settings
    .filter(({ products }) => !products || usesAnyProduct(venue, products))
    .map(({ name, to: link, label }) => ({
      kind: text.setting,
      title: name,
      detail: text.settingsOf,
      link,
      words: label,
    }))
  const fieldsPage = mayOpen(to('configurationEdit')) ? to('configurationEdit') : to('configurations')
  const fields = Object.values(settingText).map((title) => ({
    kind: text.setting,
    title,
    detail: text.settingsOf,
    link: fieldsPage,
    words: '',
  }))
  return { items: [...pages, ...added, ...settingPages, ...fields].filter(({ link }) => mayOpen(link)), mayOpen }
}
