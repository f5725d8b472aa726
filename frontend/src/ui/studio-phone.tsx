import { useSiteTexts } from '../lib/site/use-site-texts.js';
import { Skeleton } from './skeleton.js';
import { TextAnchor } from './text-link.js';

/** The studio's telephone number as a link in running text, or its e-mail address if it has no number. */
export function StudioPhone() {
  const contact = useSiteTexts().copy?.contact;
  if (contact === undefined) {
    return <Skeleton display="inline-block" w="7em" h="1em" verticalAlign="text-bottom" />;
  }
  if (contact.phone === '') return <TextAnchor href={`mailto:${contact.email}`}>{contact.email}</TextAnchor>;
  return <TextAnchor href={contact.phoneHref}>{contact.phone}</TextAnchor>;
}
