import { isWaiting } from '@contract/attendance/offline/kept-action.js';
import { storeDoorDevice } from '../../../lib/account/door-device.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { type AdminClient, attendanceCalls } from './attendance-calls.js';
import { openPhoneStore } from './open-phone-store.js';
import { phoneQueue } from './phone-queue.js';

/** Sends what waits on this phone; false when something is left that the admin does not want to lose. */
export async function mayLeavePhone(adminId: string, client: AdminClient): Promise<boolean> {
  const store = await openPhoneStore();
  const waiting = async () => (await store.list(adminId)).filter(isWaiting).length;
  if ((await waiting()) === 0) return true;
  await phoneQueue({ adminId, store, calls: attendanceCalls(client), now: () => new Date() }).flush();
  const left = await waiting();
  if (left === 0) return true;
  return confirm({
    title: 'Gönderilmemiş kayıtlar silinsin mi?',
    text: `Bu telefonda gönderilemeyen ${left} geliş kaydı var. Çıkış yaparsanız silinir; bağlantı gelince gönderilmeleri için oturumda kalın.`,
    confirmLabel: 'Sil ve Çık',
    cancelLabel: 'Oturumda Kal',
  });
}

/** Removes the guests and all else of this admin from the phone. */
export async function forgetPhone(adminId: string): Promise<void> {
  storeDoorDevice(null);
  await (await openPhoneStore()).forget(adminId);
}
