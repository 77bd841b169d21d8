/** A day that the calendar has, as `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value);

const isCalendarDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/**
 * The portal's time zone. Every moment is written and typed in it, wherever its reader is, and a time beside a date is
 * followed by its name: somebody in another zone must know when a deadline passes (docs/domain/00 "Field kinds"). No
 * summer time since 1964.
 */
export const zone = { id: 'Asia/Jakarta', name: 'WIB', offset: '+07:00', minutes: 420 } as const;

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: zone.id });

/** The calendar day of a moment in the portal's zone, `YYYY-MM-DD`. */
export const dayInZone = (moment: Date | number): string => days.format(moment);

/** A moment in the portal's zone, `YYYY-MM-DDTHH:mm`; undefined for an invalid one. */
export function clockInZone(iso: string): string | undefined {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? undefined : new Date(moment + zone.minutes * 60_000).toISOString().slice(0, 16);
}

/** ISO moment of a day and a time (`23:59:59.999` too) in the portal's zone; undefined for invalid ones. */
export function momentInZone(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}${zone.offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
