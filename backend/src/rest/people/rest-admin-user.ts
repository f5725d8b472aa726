import { AppError } from '../../../contract/app-error.js';
import type { AdminEntry } from '../../../contract/admin/admin.views.js';
import { ChangedAdminDto, NewAdminDto } from '../../../contract/admin/manage-admins.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { readingDocumented } from '../documented-names.js';
import { readBoolean } from '../http/read-boolean.js';

export const ADMIN_USER_NAMES = { isActive: 'is_active', currentPassword: 'current_password' };
/** The defaults of specification 3, section 3. */
const DEFAULTS = { role: 'admin', is_active: true };

const readNew = readingDocumented(dtoInput(NewAdminDto, { dropsUnknownFields: true }), ADMIN_USER_NAMES);
const readChanged = readingDocumented(
  dtoInput(ChangedAdminDto, { dropsUnknownFields: true }),
  ADMIN_USER_NAMES,
);

/** 'Admin' of specification 3, section 3. */
export function restAdminUser({ id, email, name, role, isActive, createdAt }: AdminEntry) {
  return { id, email, name, role, is_active: isActive, created_at: createdAt };
}

export function readNewAdmin(form: object): NewAdminDto {
  return readNew(withSwitch({ ...DEFAULTS, ...form }));
}

/** Fields absent from the form stay unchanged. */
export function readChangedAdmin(form: object, known: AdminEntry): ChangedAdminDto {
  const { id, version } = known;
  return readChanged({ ...withSwitch({ ...restAdminUser(known), ...form }), id, version });
}

/** Throws malformed_request when the body is not a form. */
export function formIn(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed_request');
  }
  return { ...body };
}

function withSwitch(form: { readonly is_active: unknown }): object {
  return { ...form, is_active: readBoolean(form.is_active) };
}
