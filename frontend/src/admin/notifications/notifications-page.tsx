import { SectionHead } from '../ui/section-head.js';

export function NotificationsPage() {
  return <SectionHead title="Bildirimler" />;
}
