import * as z from 'zod'
import { perQuarterHour } from './callLimits.ts'
import { Me } from './identity.ts'
import { refusals } from './refusals.ts'
import { userLimits } from './users.limits.ts'
import { Language, Mail, NewPassword, requiredLine, Token } from './values.ts'
import { venueLimits } from './venues.limits.ts'
import { PrimaryColor, ProductsInUse, TimeZone } from './venues.ts'
import { everyRoleNoVenue } from './who.ts'

/** The first venue of an empty instance and its admin. Whoever has the key of the link that the server printed creates them. */
export const firstRun = {
  /** Whether the key opens an empty instance, and whether it may have the demo, whose passwords are public. */
  state: everyRoleNoVenue.read
    .input(z.strictObject({ key: Token }))
    .output(z.object({ isOpen: z.boolean(), mayAddDemo: z.boolean() }))
    .meta({ notLive: true }),
  /** Creates the venue with its admin and signs the admin in. */
  create: everyRoleNoVenue.write
    .input(
      z.strictObject({
        key: Token,
        name: requiredLine(userLimits.name),
        mail: Mail,
        password: NewPassword,
        venueName: requiredLine(venueLimits.name),
        primaryColor: PrimaryColor,
        timeZone: TimeZone,
        guestLanguage: Language,
        products: ProductsInUse,
      }),
    )
    .output(Me)
    .errors(refusals('link_expired', 'too_many_tries', 'weak_password'))
    .meta({ limit: { network: perQuarterHour(60) } }),
}
