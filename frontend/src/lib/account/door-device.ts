/** Set on the phone of a helper who opened Bugün: the name of the phone. It gives no right; the server decides. */
const DOOR_DEVICE = 'toprak.door';

/** Null for everybody but helpers, whose tickets' pages then offer the check-in. */
export function doorDevice(): string | null {
  try {
    return window.localStorage.getItem(DOOR_DEVICE);
  } catch {
    return null;
  }
}

export function storeDoorDevice(name: string | null): void {
  try {
    if (name === null) window.localStorage.removeItem(DOOR_DEVICE);
    else window.localStorage.setItem(DOOR_DEVICE, name);
  } catch {
    return;
  }
}
