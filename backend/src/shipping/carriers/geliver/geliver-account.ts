import type { OpenedAccount } from '../../../platform/service-accounts/service-accounts.service.js';

/** The box in which a parcel is sent, in centimetres. */
export interface ParcelBox {
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
}

export interface GeliverAccount {
  readonly token: string;
  /** Parcels are only tried out: nothing is bought, and nobody collects them. */
  readonly isTrial: boolean;
  /** Geliver's id of the address from which parcels are sent. */
  readonly senderId: string;
  /** 'Toprak, Kadıköy / İstanbul' */
  readonly senderName: string;
  readonly box: ParcelBox;
}

/** As the account is kept: service accounts hold texts only. */
export function geliverSecrets({ box, isTrial, ...texts }: GeliverAccount): Record<string, string> {
  const { lengthCm, widthCm, heightCm } = box;
  return { ...texts, place: isTrial ? 'test' : 'live', box: [lengthCm, widthCm, heightCm].join('x') };
}

/** Null without an account, or when its token was encrypted with another APP_SECRET. */
export function geliverAccount(account: OpenedAccount | null): GeliverAccount | null {
  const { token, place, senderId, senderName, box } = account?.secrets ?? {};
  const [lengthCm, widthCm, heightCm] = (box ?? '').split('x').map(Number);
  if (token === undefined || senderId === undefined || senderName === undefined) return null;
  if (!lengthCm || !widthCm || !heightCm) return null;
  return { token, isTrial: place !== 'live', senderId, senderName, box: { lengthCm, widthCm, heightCm } };
}
