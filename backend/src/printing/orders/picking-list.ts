import { shortId } from '../../../contract/common/short-id.js';
import type { Picture } from '../../../contract/media/picture.js';
import type { PickingGroup, PickingItem } from '../../../contract/printing/printing.views.js';
import { pictureOfLine } from '../../orders/line-picture.js';
import type { PrintedLine, PrintedOrder } from './printed-order.js';

interface WantedPiece {
  readonly line: PrintedLine;
  readonly orderId: string;
}

/** Adds up the pieces of all orders, by category and by name, as they are taken from the shelves. */
export function pickingGroups(
  orders: readonly PrintedOrder[],
  pictures: ReadonlyMap<string, Picture>,
): PickingGroup[] {
  const wanted = orders.flatMap(({ id: orderId, lines }) =>
    lines.flatMap((line) => (line.kind === 'product' ? [{ line, orderId }] : [])),
  );
  const byPiece = groupedBy(wanted, ({ line }) => keyOf(line));
  const items = [...byPiece].map(([key, pieces]) => ({
    category: pieces[0]?.line.category ?? '',
    item: itemOf(key, pieces, pictures),
  }));
  return [...groupedBy(items, ({ category }) => category)]
    .map(([category, members]) => ({
      category,
      items: members.map(({ item }) => item).sort((a, b) => a.name.localeCompare(b.name, 'tr')),
    }))
    .sort(byCategory);
}

export function countPieces(groups: readonly PickingGroup[]): number {
  return groups.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Pieces of a deleted product are the same when they have the same name. */
function keyOf({ productId, name }: PrintedLine): string {
  return productId ?? name;
}

function itemOf(
  key: string,
  pieces: readonly WantedPiece[],
  pictures: ReadonlyMap<string, Picture>,
): PickingItem {
  const newest = pieces.at(-1)?.line;
  const quantityOf = (some: readonly WantedPiece[]) => some.reduce((sum, { line }) => sum + line.quantity, 0);
  return {
    key,
    name: newest?.name ?? '',
    picture: newest ? pictureOfLine(newest, pictures) : null,
    quantity: quantityOf(pieces),
    orders: [...groupedBy(pieces, ({ orderId }) => orderId)].map(([orderId, some]) => ({
      shortId: shortId(orderId),
      quantity: quantityOf(some),
    })),
  };
}

/** What is no longer in the shop comes last. */
function byCategory(a: PickingGroup, b: PickingGroup): number {
  if (a.category === '' || b.category === '') return a.category === '' ? 1 : -1;
  return a.category.localeCompare(b.category, 'tr');
}

function groupedBy<Member>(
  members: readonly Member[],
  keyOfMember: (member: Member) => string,
): Map<string, Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const key = keyOfMember(member);
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return groups;
}
