import type { PreviewOrder } from '../lib/preview-messages.js';
import { elementSaying } from './element-saying.js';

const COLOUR = '#8a5a00';
/** Parts of the page come one after another, and what is typed is drawn again. */
const SETTLE_MS = 120;

type Aim = Pick<PreviewOrder, 'page' | 'place' | 'target'>;

/** Keeps a line around what is being written, and brings it into sight when it is another text. */
export class Pointer {
  private aim: Aim | null = null;
  private outlined: HTMLElement | null = null;
  /** What was brought into sight last: whoever scrolls on is not taken back. */
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

  /** At the text itself; where it does not stand open, at the part of the page that it belongs to. */
  private point({ page, place, target }: Aim): void {
    const text = target && elementSaying(document, target.text);
    const part = place === null ? null : document.getElementById(place);
    this.outline(target === null ? null : (text ?? part));
    const found = text ?? part;
    const name = `${page} ${place} ${target?.id} ${text === null}`;
    if (found && this.broughtFor !== name) {
      this.broughtFor = name;
      bringIntoSight(found);
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
      // A wide page is shown small.
      element.style.outline = `${window.innerWidth > 1000 ? 5 : 2}px dashed ${COLOUR}`;
      element.style.outlineOffset = element.offsetWidth < document.body.offsetWidth ? '4px' : '-4px';
    }
    this.outlined = element;
  }
}

/** `scrollIntoView` would move the editor around the frame as well. */
function bringIntoSight(element: HTMLElement): void {
  const { top, height } = element.getBoundingClientRect();
  const isTall = height > window.innerHeight / 2;
  const margin = isTall ? 80 : (window.innerHeight - height) / 3;
  window.scrollTo({ top: window.scrollY + top - margin, behavior: 'instant' });
}
