import type { Venue } from '#contract/kernel/venues.ts'
import { encodeIcon } from './encoding.ts'
import { pictureFolderOf } from './files.table.ts'
import type { FileStore } from './store.ts'

/** Safe shares of an icon's side: phones round the corners, and cut a maskable icon to any shape around its centre. */
const roundedShare = 0.86
const maskedShare = 0.56

/** The icons of a venue's app, with their sides in pixels. iPhones load `touch`; the web manifest names the others. */
export const iconSizes = {
  touch: { side: 180, safeShare: roundedShare },
  small: { side: 192, safeShare: roundedShare },
  large: { side: 512, safeShare: roundedShare },
  maskable: { side: 512, safeShare: maskedShare },
}
export type IconName = keyof typeof iconSizes

export const isIconName = (name: string): name is IconName => Object.hasOwn(iconSizes, name)

/** Renders a venue's icons at the first request. Icons of a logo are stored in its folder and removed with it. */
export const openIcons = (store: FileStore) => {
  const flags = new Map<string, { colour: string; png: Uint8Array }>()

  const logoIcon = async ({ id: venueId, logo }: Venue, name: IconName) => {
    if (!logo) return null
    const folder = pictureFolderOf({ venueId, id: logo.id, isPrivate: false })
    const stored = await store.get(`${folder}/icon-${name}.png`)
    if (stored) return stored
    const width = logo.widths.find((width) => width >= iconSizes[name].side) ?? logo.widths.at(-1)
    const picture = await store.get(`${folder}/${width}.webp`)
    if (!picture) return null
    const png = await encodeIcon({ icon: picture, ...iconSizes[name] })
    await store.put(`${folder}/icon-${name}.png`, png)
    return png
  }

  const flagIcon = async ({ id, shades }: Venue, name: IconName) => {
    const colour = shades[6] ?? '#000000'
    const cached = flags.get(`${id} ${name}`)
    if (cached?.colour === colour) return cached.png
    const png = await encodeIcon({ icon: { colour }, ...iconSizes[name] })
    flags.set(`${id} ${name}`, { colour, png })
    return png
  }

  /** Concurrent requests for one icon share one rendering: the store accepts one writer per file. */
  const running = new Map<string, Promise<Uint8Array>>()
  return (venue: Venue, name: IconName) => {
    const key = [venue.id, venue.logo?.id, venue.shades[6], name].join()
    const render = async () => (await logoIcon(venue, name)) ?? flagIcon(venue, name)
    const icon = running.get(key) ?? render().finally(() => running.delete(key))
    running.set(key, icon)
    return icon
  }
}
