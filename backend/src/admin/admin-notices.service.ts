import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type LockOutNotice, LockOutNoticesService } from '../people/accounts/lock-out-notices.service.js';
import { maskedEmail } from '../platform/security/masked-email.js';
import { type Lock, LOCK_SECONDS } from '../people/accounts/sign-in-attempts.service.js';
import { UnlockSignInService } from '../people/accounts/unlock-sign-in.service.js';
import { MailOutbox } from '../notifications/mail/mail-outbox.js';
import { Clock } from '../platform/clock.js';
import type { Actor } from '../platform/sessions/actor.js';
import type { Visit } from '../platform/sessions/visit.js';
import { Admin } from './admin.entity.js';

export interface AdminNotice {
  readonly title: string;
  readonly text: string;
  /** Who did it, and from where. */
  readonly actor: Pick<Actor, 'ipAddress' | 'userAgent'>;
}

/** Mails admins what happens to their accounts. */
@Injectable()
export class AdminNoticesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailOutbox,
    private readonly unlocking: UnlockSignInService,
    private readonly lockOuts: LockOutNoticesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.lockOuts.handle('admin', (manager, notice) => this.mailUnlockLink(manager, notice));
  }

  /** `before`: the admin before this change. Sign-in codes go to the new address from now on. */
  async tellOldAddress(manager: EntityManager, before: Admin, newEmail: string): Promise<void> {
    const { id, version, email, name } = before;
    await this.mails.queue(manager, {
      dedupeKey: `admin-address-changed:${id}:${version}`,
      template: 'admin-address-changed',
      recipient: email,
      payload: { firstName: name, newEmail: maskedEmail(newEmail) },
    });
  }

  /** With a link that ends the lock-out, once. A few times a day at most. Null for an address without an admin. */
  async tellLockedOut(admin: Admin | null, lock: Lock): Promise<void> {
    await this.lockOuts.queue('admin', { personId: admin?.id ?? null, lock });
  }

  /** A sign-in from a browser that this admin has not used before. */
  async tellNewBrowser({ ipAddress, userAgent }: Visit, { id, email, name }: Admin): Promise<void> {
    const { manager } = this.dataSource;
    await this.tell(
      manager,
      { id, email, name },
      {
        title: 'Yeni bir tarayıcıdan giriş yapıldı',
        text: 'Yönetici hesabınıza daha önce kullanmadığınız bir tarayıcıyla girildi. Siz girdiyseniz bir şey yapmanız gerekmiyor.',
        actor: { ipAddress, userAgent },
      },
    );
  }

  /** Notifies the new admin and every super admin. */
  async tellNewAdmin(manager: EntityManager, actor: Actor, { id, email, name }: Admin): Promise<void> {
    await this.tell(
      manager,
      { id, email, name },
      {
        title: 'Yönetici hesabınız açıldı',
        text: 'Yönetim paneline bu e-posta adresiyle girersiniz. Şifrenizi hesabı açan yöneticiden öğrenin ve ilk girişinizde Profilim sayfasından değiştirin.',
        actor,
      },
    );
    await this.tellSuperAdmins(manager, {
      title: 'Yeni bir yönetici eklendi',
      text: `${email} adresiyle artık yönetim paneline girilebiliyor.`,
      actor,
    });
  }

  /** Notifies an admin whose password a colleague has set, and every super admin, because it opens the account. */
  async tellNewPassword(manager: EntityManager, actor: Actor, { id, email, name }: Admin): Promise<void> {
    await this.tell(
      manager,
      { id, email, name },
      {
        title: 'Şifreniz değiştirildi',
        text: 'Yönetici hesabınızın şifresini başka bir yönetici değiştirdi; açık oturumlarınız kapandı. Beklemediğiniz bir değişiklikse öteki yöneticilere hemen haber verin.',
        actor,
      },
    );
    await this.tellSuperAdmins(manager, {
      title: 'Bir yöneticinin şifresi değiştirildi',
      text: `${email} adresiyle giren yöneticinin şifresini başka bir yönetici değiştirdi.`,
      actor,
    });
  }

  /** `before`: the admin before the change. */
  async tellNewAddressToSuperAdmins(
    manager: EntityManager,
    actor: Actor,
    { before, newEmail }: { readonly before: Admin; readonly newEmail: string },
  ): Promise<void> {
    await this.tellSuperAdmins(manager, {
      title: 'Bir yöneticinin adresi değiştirildi',
      text: `${before.email} adresiyle giren yönetici artık ${newEmail} adresiyle giriyor; giriş kodları da oraya gidiyor.`,
      actor,
    });
  }

  async tellSuperAdmins(manager: EntityManager, notice: AdminNotice): Promise<void> {
    const superAdmins = await manager.findBy(Admin, { role: 'super_admin', isActive: true });
    for (const admin of superAdmins) await this.tell(manager, admin, notice);
  }

  /** Mails one admin what happened to the account. */
  async tell(
    manager: EntityManager,
    { id, email, name }: Pick<Admin, 'id' | 'email' | 'name'>,
    { title, text, actor }: AdminNotice,
  ): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: `admin-notice:${id}:${randomUUID()}`,
      template: 'admin-notice',
      recipient: email,
      payload: {
        firstName: name,
        title,
        text,
        at: this.clock.now().toISOString(),
        ipAddress: actor.ipAddress,
        userAgent: actor.userAgent,
      },
    });
  }

  private async mailUnlockLink(
    manager: EntityManager,
    { personId, noticeId, lock }: LockOutNotice,
  ): Promise<void> {
    const admin = await manager.findOneBy(Admin, { id: personId, isActive: true });
    if (!admin) return;
    const { email, name, credentialsVersion } = admin;
    const account = { kind: 'admin', email, credentialsVersion } as const;
    if (!(await this.unlocking.mayMail(account, lock))) return;
    await this.mails.queue(manager, {
      dedupeKey: `admin-locked:${noticeId}`,
      template: 'admin-locked',
      recipient: email,
      payload: {
        firstName: name,
        minutes: LOCK_SECONDS / 60,
        unlockUrl: await this.unlocking.createLink(manager, account),
      },
    });
  }
}
