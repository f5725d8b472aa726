import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/button.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import type { LinkAddress } from './editor-dialect.js';
import { linkTarget } from './link-target.js';

interface LinkFormProps {
  readonly editor: Editor;
  /** Suggestions for the field. */
  readonly addresses: readonly LinkAddress[];
  readonly onEnd: () => void;
}

/** It is not a form element, because it is inside the form of the record. */
export function LinkForm({ editor, addresses, onEnd }: LinkFormProps) {
  const [typed, setTyped] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setWrong] = useState(false);
  const link = () => {
    const chosen = addresses.find(({ href }) => href === typed.trim());
    const href = chosen?.href ?? linkTarget(typed);
    if (href === null) {
      setWrong(true);
      return;
    }
    setLink(editor, href);
    onEnd();
  };
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') link();
    else onEnd();
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="2" p="3" borderBottomWidth="1px">
      <chakra.div flex="1" minW="200px">
        <TextField
          label="Bağlantı adresi"
          size="sm"
          placeholder="/workshops ya da https://…"
          autoFocus
          value={typed}
          error={isWrong ? 'Adres / ya da https:// ile başlamalıdır.' : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      </chakra.div>
      {addresses.length > 0 && (
        <SelectField
          label="Hazır adres"
          size="sm"
          placeholder="Seçin"
          options={addresses.map(({ href, label }) => ({ value: href, label }))}
          value={addresses.some(({ href }) => href === typed) ? typed : ''}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button size="sm" onClick={link}>
        Bağla
      </Button>
      {editor.isActive('link') && (
        <Button size="sm" variant="outline" onClick={unlink}>
          Bağlantıyı Kaldır
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={onEnd}>
        Vazgeç
      </Button>
    </chakra.div>
  );
}

/** Sets a link. Without a selection it inserts the address itself. */
function setLink(editor: Editor, href: string): void {
  const isBare = editor.state.selection.empty && !editor.isActive('link');
  if (isBare) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
    return;
  }
  editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}
