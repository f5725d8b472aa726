import { useSiteTexts } from '../lib/use-site-texts.js';
import { Skeleton } from './skeleton.js';
import { TextAnchor } from './text-link.js';

/** The studio's number inside running text, to be called. */
export function StudioPhone() {
  const contact = useSiteTexts().copy?.contact;
  if (contact === undefined) {
    return <Skeleton display="inline-block" w="7em" h="1em" verticalAlign="text-bottom" />;
  }
  return <TextAnchor href={contact.phoneHref}>{contact.phone}</TextAnchor>;
}
