import { declared, zoned } from '../kit/index.ts';

/** Words of the dashboard that its page says before its scripts have come, too. */
export const dashboardWords = declared({
  now: 'Kerjakan sekarang',
  nothingOfYours: 'Tidak ada yang menunggu Anda',
  waiting: 'Menunggu Anda',
  nothing: 'Tidak ada yang menunggu keputusan Anda',
  participations: 'Program Anda',
  noParticipation: 'Anda belum terdaftar pada program MBKM.',
  nothingOffered: 'Belum ada program yang dibuka. Program yang dibuka tampil di sini.',
} as const);

/** Hour of the portal's clock, 0 to 23: the greeting belongs to the day that is written beside it. */
const hourOfDay = zoned('en-GB', { hour: 'numeric', hourCycle: 'h23' });

/** How one greets at a moment, as Indonesians do. */
export function greetingAt(moment: Date): 'Selamat pagi' | 'Selamat siang' | 'Selamat sore' | 'Selamat malam' {
  const hour = Number(hourOfDay(moment));
  if (hour >= 4 && hour < 11) return 'Selamat pagi';
  if (hour >= 11 && hour < 15) return 'Selamat siang';
  if (hour >= 15 && hour < 18) return 'Selamat sore';
  return 'Selamat malam';
}

/** How the day beside the greeting is written. */
export const dayBesideGreeting: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};
