import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { actorOf } from '../../platform/sessions/actor.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { AdminNoticesService } from '../admin-notices.service.js';
import type { Admin } from '../admin.entity.js';

const NOT_YOU = 'Siz yapmadıysanız şifrenizi hemen değiştirin ve öteki yöneticilere haber verin.';

/** What is logged and mailed of each change. `before` and `after` are the entry's fields. */
const CHANGES = {
  authenticator_switched_on: {
    title: 'Doğrulama uygulaması açıldı',
    text: `Yönetici hesabınıza girerken artık uygulamanızdaki kod soruluyor; e-postayla kod gelmiyor. ${NOT_YOU}`,
    before: { authenticator: false },
    after: { authenticator: true },
  },
  authenticator_switched_off: {
    title: 'Doğrulama uygulaması kapatıldı',
    text: `Yönetici hesabınıza girerken artık uygulama kodu sorulmuyor; giriş kodları yeniden bu adrese geliyor. ${NOT_YOU}`,
    before: { authenticator: true },
    after: { authenticator: false },
  },
  recovery_codes_renewed: {
    title: 'Kurtarma kodlarınız yenilendi',
    text: `Yönetici hesabınızın eski kurtarma kodları artık geçersiz. ${NOT_YOU}`,
    before: { recoveryCodes: 'old' },
    after: { recoveryCodes: 'new' },
  },
} as const;

/** Logs changes of an admin's own authenticator app, and mails the admin. */
@Injectable()
export class AuthenticatorReportsService {
  constructor(
    private readonly changes: AdminChangesService,
    private readonly notices: AdminNoticesService,
  ) {}

  async report(
    manager: EntityManager,
    visit: Visit,
    { event, admin }: { readonly event: keyof typeof CHANGES; readonly admin: Admin },
  ): Promise<void> {
    const { title, text, before, after } = CHANGES[event];
    await this.changes.record(manager, actorOf(visit), {
      type: 'security_alert',
      event,
      recordKind: 'admin',
      recordId: admin.id,
      label: admin.name,
      before,
      after,
    });
    await this.notices.tell(manager, admin, { title, text, actor: visit });
  }
}
