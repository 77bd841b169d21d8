/** A day that the calendar has, as `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value);

const isCalendarDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/** Indonesia's time zones by their names. None has had summer time since 1964. */
export const zones = {
  WIB: { id: 'Asia/Jakarta', name: 'WIB', offset: '+07:00', minutes: 420, english: 'WIB (UTC+7)' },
  WITA: { id: 'Asia/Makassar', name: 'WITA', offset: '+08:00', minutes: 480, english: 'WITA (UTC+8)' },
  WIT: { id: 'Asia/Jayapura', name: 'WIT', offset: '+09:00', minutes: 540, english: 'WIT (UTC+9)' },
} as const;

export type ZoneName = keyof typeof zones;
export type Zone = (typeof zones)[ZoneName];

export const isZoneName = (name: unknown): name is ZoneName => typeof name === 'string' && Object.hasOwn(zones, name);

let current: Zone = zones.WIB;

/**
 * The portal's time zone. Every moment is written and typed in it, wherever its reader is, and a time beside a date is
 * followed by its name: somebody in another zone must know when a deadline passes (docs/domain/00 "Field kinds"). It
 * is a setting of the identity; a process serves one portal, so it is kept once for the process.
 */
export const zone = (): Zone => current;

/** Takes over the zone that the identity names. */
export function setZone(name: ZoneName): void {
  current = zones[name];
}

/** Formats moments in the portal's zone, also after it has changed. */
export function zoned(locale: string, options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  const formats = new Map<ZoneName, Intl.DateTimeFormat>();
  return moment => {
    const known = formats.get(current.name);
    if (known) return known.format(moment);
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: current.id });
    formats.set(current.name, made);
    return made.format(moment);
  };
}

const writtenDay = zoned('sv-SE', {});

/** Days begin at whole hours in every zone, so within a quarter of an hour the day is the same. */
const quarter = 900_000;
let known: { readonly zone: Zone; readonly quarter: number; readonly day: string } | undefined;

/** The calendar day of a moment in the portal's zone, `YYYY-MM-DD`. */
export function dayInZone(moment: Date | number): string {
  const asked = Math.floor(Number(moment) / quarter);
  if (known?.quarter !== asked || known.zone !== current)
    known = { zone: current, quarter: asked, day: writtenDay(moment) };
  return known.day;
}

/** A moment in the portal's zone, `YYYY-MM-DDTHH:mm`; undefined for an invalid one. */
export function clockInZone(iso: string): string | undefined {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? undefined : new Date(moment + current.minutes * 60_000).toISOString().slice(0, 16);
}

/** ISO moment of a day and a time (`23:59:59.999` too) in the portal's zone; undefined for invalid ones. */
export function momentInZone(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}${current.offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
