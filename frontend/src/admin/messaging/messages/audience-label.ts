import {
  AUDIENCE_LABELS,
  DIRECT_AUDIENCE_LABELS,
  type Audience,
  type DirectAudience,
} from '@contract/messaging/messages/audience.js';

const LABELS: Readonly<Record<Audience | DirectAudience, string>> = {
  ...AUDIENCE_LABELS,
  ...DIRECT_AUDIENCE_LABELS,
};

export function audienceLabel(audience: Audience | DirectAudience): string {
  return LABELS[audience];
}
