import { NarrowPage } from '../../ui/narrow-page.js';

/** What every section of the back office stands in. */
export function AdminShell() {
  return <NarrowPage title="Yönetim paneli" lead="Bölümler hazırlanıyor." children={null} />;
}
