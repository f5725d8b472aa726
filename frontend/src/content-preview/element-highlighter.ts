import type { PreviewOrder } from '../lib/site/preview-messages.js';
import { findElementByText } from './find-element-by-text.js';

const COLOUR = '#8a5a00';
/** Waits until the page has settled, because its sections load one by one and typing renders it again. */
const SETTLE_MS = 120;

type Aim = Pick<PreviewOrder, 'page' | 'place' | 'target'>;

/** Outlines the text that is being edited, and scrolls to it when another text is edited. */
export class ElementHighlighter {
  private aim: Aim | null = null;
  private outlined: HTMLElement | null = null;
  /** The text that was scrolled to last; it is not scrolled to again when the visitor scrolls on. */
  private broughtFor = '';
  private timer = 0;

  constructor(private readonly tell: (id: string, isSeen: boolean) => void) {
    new MutationObserver(() => this.soon()).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }

  pointAt(aim: Aim): void {
    this.aim = aim;
    this.soon();
  }

  private soon(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.aim && this.point(this.aim), SETTLE_MS);
  }

  /** Outlines the text itself, or the part of the page that contains it when it is hidden. */
  private point({ page, place, target }: Aim): void {
    const text = target && findElementByText(document, target.text);
    const part = place === null ? null : document.getElementById(place);
    this.outline(target === null ? null : (text ?? part));
    const found = text ?? part;
    const name = `${page} ${place} ${target?.id} ${text === null}`;
    if (found && this.broughtFor !== name) {
      this.broughtFor = name;
      scrollIntoSight(found);
    }
    if (target) this.tell(target.id, text !== null);
  }

  private outline(element: HTMLElement | null): void {
    if (this.outlined === element) return;
    if (this.outlined) {
      this.outlined.style.outline = '';
      this.outlined.style.outlineOffset = '';
    }
    if (element) {
      // A wide page is scaled down, so it needs a thicker line.
      element.style.outline = `${window.innerWidth > 1000 ? 5 : 2}px dashed ${COLOUR}`;
      element.style.outlineOffset = element.offsetWidth < document.body.offsetWidth ? '4px' : '-4px';
    }
    this.outlined = element;
  }
}

/** `scrollIntoView` would move the editor around the frame as well. */
function scrollIntoSight(element: HTMLElement): void {
  const { top, height } = element.getBoundingClientRect();
  const isTall = height > window.innerHeight / 2;
  const margin = isTall ? 80 : (window.innerHeight - height) / 3;
  window.scrollTo({ top: window.scrollY + top - margin, behavior: 'instant' });
}
