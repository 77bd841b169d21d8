import { kegiatanEvents } from './kegiatan/events.ts';
import type { NoticeEvent } from './kit/index.ts';
import { konversiEvents } from './konversi/events.ts';
import { masterEvents } from './master/events.ts';
import { mbkmEvents } from './mbkm/events.ts';
import { nilaiEvents } from './nilai/events.ts';
import { pengaturanEvents } from './pengaturan/events.ts';
import { inboundEvents } from './pertukaran/inboundEvents.ts';
import { portofolioEvents } from './portofolio/events.ts';
import { groupEvents } from './programme/groupEvents.ts';
import { sinkronisasiEvents } from './sinkronisasi/events.ts';
import { umumEvents } from './umum/events.ts';

/**
 * What people are told of, whatever the programme; a programme's own events stand in its declaration. The start asks
 * of each whether its readers may open where it leads (`kit/noticeLink.ts`).
 */
export const events: readonly NoticeEvent[] = [
  ...mbkmEvents,
  ...groupEvents,
  ...kegiatanEvents,
  ...konversiEvents,
  ...nilaiEvents,
  ...masterEvents,
  ...pengaturanEvents,
  ...inboundEvents,
  ...portofolioEvents,
  ...sinkronisasiEvents,
  ...umumEvents,
];
