import type { Editor } from '@tiptap/react';

export type MoveDirection = 'up' | 'down';

/**
 * Moves the block at `position` past its neighbour, or out of a conditional part at its edge. False when it
 * cannot move.
 */
export function moveNode(editor: Editor, position: number, direction: MoveDirection): boolean {
  const target = targetOf(editor, position, direction);
  if (target === null) return false;
  const node = editor.state.doc.nodeAt(position);
  if (!node) return false;
  const { tr } = editor.state;
  const landsAt = target > position ? target - node.nodeSize : target;
  tr.delete(position, position + node.nodeSize).insert(landsAt, node);
  editor.view.dispatch(tr.scrollIntoView());
  // The card is rendered anew at its new place.
  requestAnimationFrame(() => focusMover(editor, landsAt, direction));
  return true;
}

export function canMove(editor: Editor, position: number, direction: MoveDirection): boolean {
  return targetOf(editor, position, direction) !== null;
}

function targetOf(editor: Editor, position: number, direction: MoveDirection): number | null {
  const place = editor.state.doc.resolve(position);
  const { parent } = place;
  const index = place.index();
  const node = parent.maybeChild(index);
  if (!node) return null;
  const neighbour = parent.maybeChild(direction === 'up' ? index - 1 : index + 1);
  const end = position + node.nodeSize;
  if (neighbour) return direction === 'up' ? position - neighbour.nodeSize : end + neighbour.nodeSize;
  if (place.depth === 0 || parent.childCount === 1) return null;
  return direction === 'up' ? place.before() : place.after();
}

/** Focuses the same button again, for moving by keyboard. */
function focusMover(editor: Editor, position: number, direction: MoveDirection): void {
  const card = editor.view.nodeDOM(position);
  if (!(card instanceof HTMLElement)) return;
  const button = card.querySelector<HTMLButtonElement>(`button[data-move="${direction}"]`);
  button?.focus();
}
