import { storeDoorDevice } from '../../../lib/account/door-device.js';
import { openPhoneStore } from './open-phone-store.js';

/** Removes the guests from a phone on which nobody is signed in any more; what waits to be sent stays. */
export async function wipePhone(): Promise<void> {
  storeDoorDevice(null);
  await (await openPhoneStore()).wipe();
}
