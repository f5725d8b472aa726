import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderStatus } from '../contract/orders/order-status.js';
import { anAdmin } from '../seed/admins.js';
import { ChangeOrderStatusService } from '../src/orders/back-office/status/change-order-status.service.js';
import type { Actor } from '../src/platform/sessions/actor.js';

export async function anActor(app: INestApplicationContext): Promise<Actor> {
  const { id: adminId } = await anAdmin(app.get(DataSource).manager);
  return { adminId, ipAddress: '198.51.100.7', userAgent: 'Back office' };
}

interface StatusChange {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly version?: number;
  readonly refundsMoney?: boolean;
  readonly restocks?: boolean;
}

/** Changes the status as the studio does. */
export async function changeOrderStatus(
  app: INestApplicationContext,
  { version, ...transition }: StatusChange,
  actor?: Actor,
): Promise<void> {
  const who = actor ?? (await anActor(app));
  await app.get(ChangeOrderStatusService).change(who, { ...transition, version: version ?? null });
}
