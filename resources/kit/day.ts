/** A day that the calendar has, as `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value);

const isCalendarDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/**
 * The university's zone. Every moment is written and typed in it, wherever who reads it is, and a time beside a date is
 * followed by its name: a student in WIT reads until when the answer may come (docs/domain/00 "Field kinds"). Without
 * summer time since 1964.
 */
export const zone = { id: 'Asia/Jakarta', name: 'WIB', offset: '+07:00', minutes: 420 } as const;

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: zone.id });

/** The calendar day of a moment in the university's zone, `YYYY-MM-DD`. */
export const dayInZone = (moment: Date | number): string => days.format(moment);

/** A moment as the clock of the university shows it, `YYYY-MM-DDTHH:mm`; undefined for none. */
export function clockInZone(iso: string): string | undefined {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? undefined : new Date(moment + zone.minutes * 60_000).toISOString().slice(0, 16);
}

/** The moment of a day and a time by the university's clock (`23:59:59.999` too), ISO; undefined for none. */
export function momentInZone(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}${zone.offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
