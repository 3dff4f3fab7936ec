import { AlertsSection, OrdersSection } from './hotel/bell/HotelSections.tsx'
import type { BellPanelProps } from './kernel/waiting/WaitingBell.tsx'
import { WaitingPanel } from './kernel/waiting/WaitingPanel.tsx'

const sections = { 'hotel.orders': OrdersSection, 'hotel.alerts': AlertsSection }

/** The notification centre, with the hotel's orders and alerts, which can be handled in it. */
export const BellPanel = (props: BellPanelProps) => <WaitingPanel sections={sections} {...props} />
