import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { clausesFromPlainText } from '@contract/legal/clauses-from-plain-text.js';
import { LONGEST_LEGAL_TEXT, type LegalClause } from '@contract/legal/legal-text.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { TextArea } from '../../ui/text-field.js';

/** Replaces all clauses by the text that a lawyer has sent. */
export function PasteWhole({ onPaste }: { readonly onPaste: (clauses: LegalClause[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => {
    setOpen(false);
    setText('');
  };
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Metnin Tamamını Yapıştır
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        width="coupon"
        closesOutside={false}
        title="Metnin tamamını yapıştırın"
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Vazgeç
            </Button>
            <Button
              disabled={text.trim() === ''}
              onClick={() => {
                onPaste(clausesFromPlainText(text));
                close();
              }}
            >
              Maddelerin Yerine Koy
            </Button>
          </>
        }
      >
        <chakra.p color="fg.muted" mb="4">
          “# ” ile başlayan her satır yeni bir maddenin başlığıdır. Yapıştırdığınız metin taslaktaki bütün
          maddelerin yerine geçer; kaydedene kadar geri alabilirsiniz.
        </chakra.p>
        <TextArea
          label="Metin"
          rows={14}
          maxLength={LONGEST_LEGAL_TEXT}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Dialog>
    </>
  );
}
