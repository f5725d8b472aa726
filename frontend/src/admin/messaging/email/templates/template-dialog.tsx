import { useId, useState } from 'react';
import type { MailTemplateView } from '@contract/messaging/email/mail-template.views.js';
import { mayLeave } from '../../../../lib/navigation/use-leave-warning.js';
import { Button } from '../../../../ui/button.js';
import { Dialog } from '../../../../ui/dialog.js';
import { TemplateForm } from './template-form.js';

interface TemplateDialogProps {
  readonly template: MailTemplateView;
  readonly onClose: () => void;
}

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const close = () => void mayLeave().then((may) => may && onClose());
  return (
    <Dialog
      open
      onClose={close}
      width="orderDetail"
      closesOutside={false}
      dismissible={!isSaving}
      title={template.label}
      footer={
        <>
          <Button variant="outline" disabled={isSaving} onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} pending={isSaving} pendingLabel="Kaydediliyor...">
            Şablonu Kaydet
          </Button>
        </>
      }
    >
      <TemplateForm formId={formId} template={template} onSaving={setSaving} onSaved={onClose} />
    </Dialog>
  );
}
