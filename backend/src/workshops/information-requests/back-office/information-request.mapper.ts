import type { AdminInformationRequestView } from '../../../../contract/workshops/admin-information-requests.views.js';
import { isRequestOverdue, knownRequestStatus } from '../../../../contract/workshops/information-request.js';
import type { InformationRequest } from '../information-request.entity.js';

export function adminInformationRequestView(
  request: InformationRequest,
  now: Date,
): AdminInformationRequestView {
  const { answerSubject, answerText, answeredAt } = request;
  return {
    id: request.id,
    version: request.version,
    name: request.name,
    surname: request.surname,
    email: request.email,
    phone: request.phone,
    workshopType: request.workshopType,
    experienceLevel: request.experienceLevel,
    program: request.program,
    message: request.message,
    status: knownRequestStatus(request.status),
    adminNotes: request.adminNotes,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    isOverdue: isRequestOverdue(request, now),
    answer:
      answerSubject !== null && answerText !== null && answeredAt !== null
        ? { subject: answerSubject, text: answerText, sentAt: answeredAt.toISOString() }
        : null,
  };
}
