import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { PasswordsService } from '../../people/accounts/passwords.service.js';
import { SignInAttemptsService } from '../../people/accounts/sign-in-attempts.service.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import { type CheckGroup, failed, passed, type SecurityCheck, warning } from './security-check.js';
import { setAsideAddress } from './shop-probe.js';

/** Passwords that attackers try first; the first one is the demo's. */
const KNOWN_PASSWORDS = ['toprak-demo-admin', 'admin123', '123456', 'password'];
/** Limits the work, because each comparison costs some milliseconds of a CPU core. */
const MOST_ADMINS = 20;
const MANY_FAILURES = 50;

/** Checks the protection of the sign-in. */
@Injectable()
export class SignInChecksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly security: SecuritySettingsService,
    private readonly attempts: SignInAttemptsService,
    private readonly passwords: PasswordsService,
  ) {}

  async run(): Promise<CheckGroup> {
    const checks = [
      await this.lockOut(),
      this.secondStep(),
      await this.knownPasswords(),
      await this.failuresOfTheDay(),
    ];
    return { title: 'Giriş güvenliği', checks };
  }

  /** Tries an account that does not exist, from an address that no visitor has. */
  private async lockOut(): Promise<SecurityCheck> {
    const name = 'Hesap kilidi';
    const { max_login_attempts: most } = this.security.current;
    const attempt = {
      kind: 'admin',
      email: `guvenlik-testi-${randomUUID()}@toprak.invalid`,
      credentialsVersion: 0,
      ipAddress: setAsideAddress(),
      browserId: null,
    } as const;
    let admitted = 0;
    try {
      for (; admitted <= most; admitted += 1) await this.attempts.admit(attempt);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    } finally {
      await this.attempts.unlock(attempt);
    }
    return admitted === most
      ? passed(name, `Deneme hesabı ${most} hatalı girişten sonra kilitlendi.`)
      : failed(name, `Sınır ${most}; denemede ${admitted} giriş kabul edildi.`, 'Sunucu kayıtlarına bakın.');
  }

  private secondStep(): SecurityCheck {
    const name = 'Yönetici girişinde ikinci adım';
    return this.security.current.admin_2fa_enabled
      ? passed(name, 'Açık: giriş, e-postayla gelen kodla tamamlanır.')
      : failed(
          name,
          'Kapalı: çalınan bir şifre panele girmeye yeter.',
          'Güvenlik Ayarları’nda yöneticiler için ikinci adımı açın.',
        );
  }

  private async knownPasswords(): Promise<SecurityCheck> {
    const name = 'Bilinen yönetici şifreleri';
    const admins = await this.dataSource.query<{ email: string; hash: string }[]>(
      `SELECT email, password_hash AS hash FROM admin WHERE is_active ORDER BY created_at LIMIT $1`,
      [MOST_ADMINS],
    );
    const weak: string[] = [];
    for (const { email, hash } of admins) {
      for (const password of KNOWN_PASSWORDS) {
        if (await this.passwords.verify(hash, password)) weak.push(email);
      }
    }
    return weak.length === 0
      ? passed(name, `${admins.length} etkin yöneticiden hiçbirinin şifresi bilinenlerden değil.`)
      : failed(
          name,
          `Demo ya da çok bilinen şifre: ${weak.join(', ')}.`,
          'Admin Yönetimi’nde bu hesapların şifresini değiştirin.',
        );
  }

  private async failuresOfTheDay(): Promise<SecurityCheck> {
    const name = 'Son 24 saatin başarısız girişleri';
    if (!this.security.current.security_logging_enabled) {
      return warning(
        name,
        'Güvenlik kayıtları kapalı; bilinmiyor.',
        'Güvenlik Ayarları’nda güvenlik kayıtlarını açın.',
      );
    }
    const [{ count }] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM log_entry
       WHERE event_type = 'security_alert' AND created_at > now() - interval '1 day'
         AND details->>'event' IN ('sign_in_failed', 'locked_out', 'sign_in_refused_locked',
                                   'admin_sign_in_failed', 'admin_locked_out')`,
    );
    return count < MANY_FAILURES
      ? passed(name, `${count} deneme.`)
      : warning(
          name,
          `${count} deneme: birileri şifre deniyor olabilir.`,
          'Sistem loglarında adreslere bakın.',
        );
  }
}
