import { AlertsSection, OrdersSection } from './hotel/bell/HotelSections.tsx'
import type { NotificationCentreProps } from './kernel/waiting/BellButton.tsx'
import { NotificationCentre } from './kernel/waiting/NotificationCentre.tsx'

const sections = { 'hotel.orders': OrdersSection, 'hotel.alerts': AlertsSection }

/** The notification centre, with the hotel's orders and alerts, which can be handled in it. */
export const StaffNotificationCentre = (props: NotificationCentreProps) => (
  <NotificationCentre sections={sections} {...props} />
)
