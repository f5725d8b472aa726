import type { CargoDto } from '../../contract/orders/admin-orders.dto.js';
import type { OrderStatus } from '../../contract/orders/order-status.js';
import type { InformationRequestDto } from '../../contract/workshops/information-request.dto.js';

interface DemoBuyer {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export interface DemoSale {
  readonly buyer: DemoBuyer;
  readonly daysAgo: number;
  /** Pieces by name. */
  readonly pieces?: Readonly<Record<string, number>>;
  /** Seats of the next workshop whose title begins with this text. */
  readonly seats?: { readonly title: string; readonly quantity: number; readonly isStudent?: boolean };
  readonly couponCode?: string;
  readonly notes?: string;
  /** The status that the studio has set; absent: paid and not looked at yet. */
  readonly status?: OrderStatus;
  readonly cargo?: CargoDto;
}

function buyer(name: string, surname: string, [phone, address]: readonly [string, string]): DemoBuyer {
  return { name, surname, phone, address, email: `${mailName(name)}.${mailName(surname)}@ornek.test` };
}

/** The demo's own customer, who finds these orders in her account. */
const AYSE: DemoBuyer = {
  ...buyer('Ayşe', 'Demir', ['+905321234567', 'Bereketli Sokak No: 12 D: 4, Kuzguncuk, Üsküdar / İstanbul']),
  email: 'ayse@toprak.test',
};

const yurtici = (trackingNumber: string): CargoDto => ({ company: 'Yurtiçi Kargo', trackingNumber });

/** Confirmed newsletter subscribers; some of them are also buyers. */
export const DEMO_SUBSCRIBERS: readonly string[] = [
  ...['zeynep.arslan@ornek.test', 'elif.sahin@ornek.test', 'deniz.aydin@ornek.test'],
  ...['nehir@ornek.test', 'okur.mektubu@ornek.test', 'seramiksever@ornek.test'],
];

/** The sales of six weeks of a small studio, the oldest first. */
export const DEMO_SALES: readonly DemoSale[] = [
  {
    buyer: buyer('Mehmet', 'Kaya', [
      '+905337654321',
      'Moda Caddesi No: 88 D: 3, Caferağa, Kadıköy / İstanbul',
    ]),
    daysAgo: 41,
    pieces: { 'Seladon Kupa': 2 },
    status: 'delivered',
    cargo: yurtici('104882107733'),
  },
  {
    buyer: buyer('Zeynep', 'Arslan', [
      '+905424440912',
      'Bağdat Caddesi No: 201, Caddebostan, Kadıköy / İstanbul',
    ]),
    daysAgo: 36,
    pieces: { 'Yulaf Demlik': 1, 'Kobalt Espresso Fincanı': 2 },
    notes: 'Hediye olacak, fiyat etiketi olmasın lütfen.',
    status: 'delivered',
    cargo: yurtici('104885219840'),
  },
  {
    buyer: AYSE,
    daysAgo: 29,
    pieces: { 'Benekli Beyaz Kâse': 2, 'Kömür Mumluk': 1 },
    status: 'delivered',
    cargo: yurtici('104891773062'),
  },
  {
    buyer: buyer('Can', 'Yıldız', [
      '+905058812340',
      'Kıbrıs Şehitleri Caddesi No: 41, Alsancak, Konak / İzmir',
    ]),
    daysAgo: 23,
    pieces: { 'Lale Karo': 4 },
    status: 'cancelled',
  },
  {
    buyer: buyer('Burak', 'Çelik', [
      '+905369981122',
      'Tunalı Hilmi Caddesi No: 76, Kavaklıdere, Çankaya / Ankara',
    ]),
    daysAgo: 9,
    pieces: { 'Selçuklu Yıldız Karo Seti (5 parça)': 1 },
    status: 'in_transit',
    cargo: { company: 'Aras Kargo', trackingNumber: '3391475520186' },
  },
  {
    buyer: buyer('Elif', 'Şahin', ['+905301112233', 'Akarsu Yokuşu No: 9, Cihangir, Beyoğlu / İstanbul']),
    daysAgo: 8,
    pieces: { 'Pudra Tütsülük': 1 },
    seats: { title: 'Seramik Atölyesi', quantity: 2 },
    status: 'shipped',
    cargo: yurtici('104899340127'),
  },
  {
    buyer: buyer('Deniz', 'Aydın', ['+905416667788', 'Atatürk Bulvarı No: 15, Nilüfer / Bursa']),
    daysAgo: 4,
    pieces: { 'Tenmoku Derin Kâse': 1, 'Seladon Sürahi': 1 },
    couponCode: 'HOSGELDIN10',
    status: 'preparing',
  },
  {
    buyer: AYSE,
    daysAgo: 3,
    pieces: { 'Toprak Saksı': 1 },
    seats: { title: 'Cam Boyama', quantity: 1 },
    status: 'preparing',
  },
  {
    buyer: buyer('Selin', 'Koç', ['+905523334455', 'Fevzi Çakmak Caddesi No: 30, Yıldırım / Bursa']),
    daysAgo: 2,
    seats: { title: 'Seramik Atölyesi', quantity: 1, isStudent: true },
    notes: 'Öğrenci belgem yanımda olacak.',
  },
  {
    buyer: buyer('Murat', 'Öz', ['+905447778899', 'İstasyon Caddesi No: 5, Bakırköy / İstanbul']),
    daysAgo: 1,
    seats: { title: 'Çocuk Atölyesi', quantity: 2 },
  },
  {
    buyer: buyer('Gizem', 'Polat', [
      '+905359990011',
      'Cumhuriyet Caddesi No: 112, Elmadağ, Şişli / İstanbul',
    ]),
    daysAgo: 0,
    pieces: { 'Seladon Kupa': 2, 'Turkuaz Çay Bardağı Altlığı (3’lü)': 1 },
  },
];

interface DemoBulkOrder {
  readonly hoursAgo: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export const DEMO_BULK_ORDERS: readonly DemoBulkOrder[] = [
  {
    hoursAgo: 31,
    name: 'Nar Otel (Derya Uçar)',
    email: 'derya@narotel.test',
    phone: '+902526145020',
    message:
      'Merhaba, Datça’daki 14 odalı otelimizin kahvaltı sofrası için 60 kâse ve 60 tabak düşünüyoruz. Yulaf rengi sır olabilir mi? Mayıs başına yetişmesi gerekiyor.',
  },
  {
    hoursAgo: 5,
    name: 'Kahve Durağı',
    email: 'siparis@kahveduragi.test',
    phone: '+905324567812',
    message:
      'İki şubemiz için 80 espresso fincanı istiyoruz, altında logomuz olsun. Fiyat ve süre öğrenebilir miyiz?',
  },
];

type DemoInformationRequest = InformationRequestDto & { readonly hoursAgo: number };

export const DEMO_INFORMATION_REQUESTS: readonly DemoInformationRequest[] = [
  {
    hoursAgo: 28,
    name: 'Pınar',
    surname: 'Ekinci',
    email: 'pinar.ekinci@ornek.test',
    phone: '+905335551020',
    workshopType: 'ozel',
    experienceLevel: 'hic_deneyim_yok',
    message:
      'Kız kardeşimin doğum günü için on kişilik bir grup olmak istiyoruz. Cumartesi akşamı mümkün mü?',
  },
  {
    hoursAgo: 3,
    name: 'Okan',
    surname: 'Tekin',
    email: 'okan.tekin@ornek.test',
    phone: '+905421237788',
    workshopType: 'baslangic',
    experienceLevel: 'az_deneyim',
    message: 'Çarkta bir kez denemiştim. Dört haftalık bir başlangıç programınız var mı?',
  },
];

/** The name in the form of an e-mail address. */
function mailName(name: string): string {
  return name
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşü]/g, (letter) => ({ ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' })[letter] ?? letter);
}
