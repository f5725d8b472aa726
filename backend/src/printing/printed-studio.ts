import { formatPhone } from '../../contract/common/phone.js';
import type { PrintedStudio } from '../../contract/printing/printing.views.js';
import { placeOf, type StudioProfile } from '../../contract/studio/studio-profile.js';

export function printedStudio(profile: StudioProfile): PrintedStudio {
  return { name: profile.name, address: placeOf(profile), phone: formatPhone(profile.phone) };
}
