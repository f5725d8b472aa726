import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { MessageDialog, type MessageDialogProps } from './message-dialog.js';

/** Opens the message to one customer, beside the record that it is about. */
export function WriteButton(message: Pick<MessageDialogProps, 'about' | 'targetId' | 'audiences'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" icon={<Icon as={Mail} size="sm" />} onClick={() => setOpen(true)}>
        Müşteriye Yaz
      </Button>
      {isOpen && <MessageDialog title="Müşteriye yazın" {...message} onClose={() => setOpen(false)} />}
    </>
  );
}
