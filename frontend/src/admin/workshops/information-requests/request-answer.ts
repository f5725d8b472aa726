import type { AnswerDto } from '@contract/admin/record.dto.js';
import type { AdminInformationRequestView } from '@contract/workshops/admin-information-requests.views.js';
import { WORKSHOP_TYPE_LABELS } from '@contract/workshops/information-request.js';
import { studioNameOfPage } from '../../../lib/site/studio-name.js';

/** The suggested beginning of an answer. */
export function requestAnswer({ id, version, name, workshopType }: AdminInformationRequestView): AnswerDto {
  return {
    id,
    version,
    subject: `Workshop bilgi talebiniz: ${WORKSHOP_TYPE_LABELS[workshopType]}`,
    text: `Merhaba ${name},\n\nWorkshoplarımıza gösterdiğiniz ilgi için teşekkür ederiz.\n\n\n\nAklınıza takılan bir şey olursa bu e-postayı yanıtlamanız yeterli.\n\nSevgiler,\n${studioNameOfPage()}`,
  };
}
