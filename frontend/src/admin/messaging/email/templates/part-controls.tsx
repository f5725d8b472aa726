import { chakra } from '@chakra-ui/react';
import { type NodeViewProps, useEditorState } from '@tiptap/react';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.js';
import { Icon } from '../../../../ui/icon.js';
import { canMove, moveNode, type MoveDirection } from './move-node.js';

interface PartControlsProps extends Pick<NodeViewProps, 'editor' | 'getPos'> {
  readonly label: string;
  readonly removeLabel: string;
  /** Null for what must stay. */
  readonly onRemove: (() => void) | null;
}

const DIRECTIONS = [
  { direction: 'up', words: 'Yukarı taşı', icon: ArrowUp },
  { direction: 'down', words: 'Aşağı taşı', icon: ArrowDown },
] as const;

/** Moves a part of a template by pointer or by keyboard, or takes it out. */
export function PartControls({ editor, getPos, label, removeLabel, onRemove }: PartControlsProps) {
  const possible = useEditorState({
    editor,
    selector: ({ editor: at }) => {
      const position = getPos();
      const can = (direction: MoveDirection) => position !== undefined && canMove(at, position, direction);
      return { up: can('up'), down: can('down') };
    },
  });
  const move = (direction: MoveDirection) => {
    const position = getPos();
    if (position !== undefined) moveNode(editor, position, direction);
  };
  return (
    <chakra.span display="inline-flex" alignItems="center" flexShrink="0">
      {DIRECTIONS.map(({ direction, words, icon }) => (
        <IconButton
          key={direction}
          aria-label={`${words}: ${label}`}
          title={words}
          data-move={direction}
          aria-disabled={possible[direction] ? undefined : true}
          onClick={() => move(direction)}
        >
          <chakra.span opacity={possible[direction] ? '1' : '0.4'}>
            <Icon as={icon} size="sm" />
          </chakra.span>
        </IconButton>
      ))}
      {onRemove && (
        <IconButton aria-label={`${removeLabel}: ${label}`} title={removeLabel} onClick={onRemove}>
          <Icon as={X} size="sm" />
        </IconButton>
      )}
    </chakra.span>
  );
}

/** The handle for dragging a block. */
export function Grip() {
  return (
    <chakra.span data-drag-handle="" cursor="grab" color="fg.muted" display="inline-flex" flexShrink="0">
      <Icon as={GripVertical} size="sm" />
    </chakra.span>
  );
}
