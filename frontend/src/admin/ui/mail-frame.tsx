import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/**
 * A mail in a frame where nothing runs (`sandbox` without scripts), nothing is followed and nothing foreign is loaded: the
 * page's own content security policy holds in there as well. That forbids styles written into the markup too, and mails
 * have no others; so they are set from outside, by the one way that the policy leaves open to our own code.
 */
export function MailFrame({ html }: { readonly html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const draw = () => {
    const page = frame.current?.contentDocument;
    if (page) drawMail(page, html);
  };
  useEffect(draw, [html]);
  return (
    <chakra.iframe
      ref={frame}
      title="E-posta önizlemesi"
      sandbox="allow-same-origin"
      onLoad={draw}
      display="block"
      w="full"
      h="560px"
      borderWidth="1px"
      borderRadius="md"
      bg="bg"
    />
  );
}

const STYLE = 'data-style';

function drawMail(page: Document, html: string): void {
  page.documentElement.innerHTML = withoutStyles(html);
  page.documentElement.lang = 'tr';
  // Always the light colours, whatever the reader's system prefers.
  page.documentElement.style.colorScheme = 'light';
  for (const element of page.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
    element.removeAttribute(STYLE);
  }
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
}

/** Style sheets go, attributes wait under another name. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle="/g, ` ${STYLE}="`));
}
