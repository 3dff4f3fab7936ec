import type { PageName } from '#contract/pages.ts'
import { emergencyText } from '../emergency/emergency.text.ts'

const claims = 'Cada reclamo se responde a quien lo hizo: por eso te pedimos iniciar sesión.'
const lider = 'Solo quien lidera una clase ve y toma su lista: por eso te pedimos iniciar sesión.'

interface SignInReasons {
  pages: Partial<Record<PageName, string>>
  /** For the other pages. */
  other: string
}

/** Reasons for which pages require a sign-in; shown above the sign-in form to everybody who was redirected to it. */
export const signInReasons: SignInReasons = {
  pages: {
    emergency: emergencyText.why,
    booking: 'La reserva queda a tu nombre: por eso te pedimos iniciar sesión.',
    bookings: 'Las reservas son de cada socio: por eso te pedimos iniciar sesión.',
    supplierCreate: 'La propuesta se envía a tu nombre: por eso te pedimos iniciar sesión.',
    request: 'Te respondemos a vos y nadie más lo lee: por eso te pedimos iniciar sesión.',
    golfballs: 'Cada retiro de pelotas se anota a nombre de un socio: por eso te pedimos iniciar sesión.',
    claims,
    claimCreate: claims,
    authorisations: 'La entrada controla quién autorizó a cada visita: por eso te pedimos iniciar sesión.',
    takeAssistant: lider,
    rollCalls: lider,
    memberAbsences: lider,
    heard: 'Solo quien lidera una clase lee estos pedidos: por eso te pedimos iniciar sesión.',
  },
  other: 'Esta página muestra tus datos: por eso te pedimos iniciar sesión. Después seguís donde estabas.',
}
