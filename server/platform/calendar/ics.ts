import ical from 'ical-generator';
import type { CalendarEvent } from './events.ts';

interface Frame {
  /** What the calendar is called. */
  readonly name: string;
  /** Host that makes the events' ids its own. */
  readonly host: string;
  /** A word of a declaration in the reader's language. */
  readonly said: (word: string) => string;
}

const refreshSeconds = 3600;

/** The day after. */
const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/**
 * A calendar as RFC 5545 writes it. Moments stand in UTC, which every program turns into the hours of its own zone; days
 * stand as days, with the one after the last as their end.
 */
export function icsOf(events: readonly CalendarEvent[], { name, host, said }: Frame): string {
  const calendar = ical({ name, ttl: refreshSeconds, prodId: { company: host, product: 'kalender', language: 'ID' } });
  for (const { key, says, about, span, changed } of events) {
    const whole = 'days' in span;
    const [start, end] = whole
      ? [new Date(`${span.days[0]}T00:00:00Z`), new Date(`${nextDay(span.days[1])}T00:00:00Z`)]
      : span.moments;
    calendar.createEvent({
      id: `${key}@${host}`,
      summary: about ? `${said(says)}: ${about}` : said(says),
      start,
      end,
      allDay: whole,
      timezone: whole ? 'UTC' : null,
      stamp: changed,
      lastModified: changed,
    });
  }
  return calendar.toString();
}
