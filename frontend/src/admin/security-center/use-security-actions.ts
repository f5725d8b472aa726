import { useState } from 'react';
import type { EmptiedCaches } from '@contract/security-center/admin-settings.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { describeFailure } from '../lib/describe-failure.js';
import { formatNumber } from '../lib/format-number.js';
import { openSecurityTest, type SecurityTestResult } from './open-security-test.js';

type Action = 'test' | 'cache' | 'maintenance';

/** The actions of the section, one at a time. */
export function useSecurityActions() {
  const { client, admin } = trpc.useUtils();
  const [running, setRunning] = useState<Action | null>(null);
  const [lastTest, setLastTest] = useState<SecurityTestResult>();
  const run = async (action: Action, act: () => Promise<string>, failed: string) => {
    setRunning(action);
    try {
      toast.success({ text: await act() });
    } catch (error) {
      toast.error({ text: describeFailure(error, failed) });
    }
    setRunning(null);
  };
  const setMaintenance = async (isOn: boolean) => {
    if (!(await confirm(isOn ? TURN_ON : TURN_OFF))) return;
    const act = async () => {
      const fresh = await client.admin.settings.setMaintenance.mutate({ isOn });
      admin.settings.get.setData(undefined, fresh);
      return isOn
        ? 'Bakım modu açıldı. Ziyaretçiler şimdi bakım ekranını görüyor.'
        : 'Bakım modu kapatıldı. Site yeniden açık.';
    };
    await run('maintenance', act, 'Bakım modu değiştirilemedi');
  };
  return {
    running,
    lastTest,
    test: () =>
      run(
        'test',
        async () => {
          setLastTest(await openSecurityTest(setLastTest));
          return 'Güvenlik testi bitti; sonucu yeni pencerede.';
        },
        'Test sırasında hata oluştu',
      ),
    emptyCaches: () =>
      run(
        'cache',
        async () => describeEmptied(await client.admin.settings.emptyCaches.mutate()),
        'Önbellek temizlenemedi',
      ),
    setMaintenance,
  };
}

const TURN_ON = {
  title: 'Bakım modunu açalım mı?',
  text: 'Ziyaretçiler hemen bakım ekranını görür; kimse alışveriş yapamaz. Yönetim paneli açık kalır.',
  confirmLabel: 'Bakımı Aç',
};
const TURN_OFF = {
  title: 'Bakım modunu kapatalım mı?',
  text: 'Site hemen herkese açılır.',
  confirmLabel: 'Bakımı Kapat',
  destructive: false,
};

function describeEmptied({ answers, pages, bytes, processes }: EmptiedCaches): string {
  const kilobytes = formatNumber(Math.ceil(bytes / 1024));
  const held = `${answers} hazır yanıt ve ${pages} sayfa (${kilobytes} KB) silindi`;
  const emptied = answers + pages === 0 ? 'zaten boştu' : held;
  const others = processes > 1 ? ` Öteki ${processes - 1} sunucu süreci de boşaltıyor.` : '';
  return `Önbellek temizlendi: ${emptied}. Sayfalar yeniden hazırlanır.${others}`;
}
