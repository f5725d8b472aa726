import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { BothFactorsDialog } from './both-factors-dialog.js';

interface SwitchOffAppDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SwitchOffAppDialog({ open, onClose }: SwitchOffAppDialogProps) {
  const { client, admin } = trpc.useUtils();
  return (
    <BothFactorsDialog
      open={open}
      title="Doğrulama uygulamasını kapatıyorsunuz"
      text="Giriş kodlarınız yeniden e-postayla gelir, kurtarma kodlarınız geçersiz olur."
      confirmLabel="Uygulamayı Kapat"
      isDangerous
      onClose={onClose}
      onConfirm={async (typed) => {
        await client.admin.authenticator.switchOff.mutate(typed);
        onClose();
        toast.success({ text: 'Doğrulama uygulaması kapatıldı.' });
        await admin.authenticator.invalidate();
      }}
    />
  );
}
