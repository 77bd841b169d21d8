import { describe, expect, it } from 'vitest';
import {
  localMoment,
  parseBoolean,
  parseDate,
  parseMoment,
  parseNumber,
  parseTime,
  serialOf,
  serialText,
} from '../../../../server/platform/documents/spreadsheet/cell.ts';

describe('parseDate', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
    ['1.2.2026', '2026-02-01'],
    ['21/11/26', '2026-11-21'],
    ['3-5-98', '1998-05-03'],
    ['2026/1/9', '2026-01-09'],
    ['21 November 2026', '2026-11-21'],
    ['21 Agt 2026', '2026-08-21'],
    ['21-Des-2026', '2026-12-21'],
    ['Sabtu, 21 November 2026', '2026-11-21'],
    ['2026-11-21T00:00:00', '2026-11-21'],
    [46347, '2026-11-21'],
    [60.7, '1900-02-28'],
  ])('%s → %s', (cell, day) => expect(parseDate(cell)).toBe(day));
  it.each(['31/02/2026', '11/21/2026', '29/02/2027', 'besok', '', '2026', '0/1/2026', true, -4, 9e9])(
    '%s is no date',
    cell => expect(parseDate(cell)).toBeUndefined(),
  );
});

describe('parseMoment', () => {
  it.each([
    ['21/11/2026 08:30', '2026-11-21T01:30:00.000Z'],
    ['2026-11-21T08:30:15', '2026-11-21T01:30:15.000Z'],
    ['2026-11-21 8.30 WIB', '2026-11-21T01:30:00.000Z'],
    ['2026-11-21 10.30 WIT', '2026-11-21T01:30:00.000Z'],
    ['21/11/2026 9:30 wita', '2026-11-21T01:30:00.000Z'],
    ['2026-11-21', '2026-11-20T17:00:00.000Z'],
    ['2026-11-21T01:30:00Z', '2026-11-21T01:30:00.000Z'],
    ['2026-11-21T10:30:00+09:00', '2026-11-21T01:30:00.000Z'],
    [46347.5, '2026-11-21T05:00:00.000Z'],
  ])('%s → %s', (cell, moment) => expect(parseMoment(cell)).toBe(moment));
  it.each(['21/11/2026 25:00', 'kini', '2026-13-01 08:00', 0.5])('%s is no moment', cell =>
    expect(parseMoment(cell)).toBeUndefined(),
  );
  it('is written as it is read', () => {
    const moment = '2026-11-21T01:30:15.000Z';
    expect(localMoment(moment)).toBe('2026-11-21 08:30:15');
    expect(parseMoment(localMoment(moment))).toBe(moment);
    expect(parseMoment(serialText(serialOf(moment)))).toBe(moment);
  });
});

describe('parseTime', () => {
  it.each([
    ['08:30', '08:30'],
    ['8.30', '08:30'],
    ['08:30:59', '08:30'],
    [0.5, '12:00'],
    ['1899-12-31T07:15', '07:15'],
  ])('%s → %s', (cell, time) => expect(parseTime(cell)).toBe(time));
  it.each(['24:00', '8:7', 'pagi', 3])('%s is no time', cell => expect(parseTime(cell)).toBeUndefined());
});

describe('parseNumber', () => {
  it.each<[string, number, number]>([
    ['1.234,56', 2, 1234.56],
    ['1,234.56', 2, 1234.56],
    ['3,75', 2, 3.75],
    ['3.75', 2, 3.75],
    ['1.234', 0, 1234],
    ['1.234', 2, 1234],
    ['1.234', 3, 1.234],
    ['0,125', 2, 0.125],
    ['1.500.000', 0, 1_500_000],
    ['Rp 1.500.000', 0, 1_500_000],
    ['Rp. 1.500.000,00', 0, 1_500_000],
    ['Rp1.500.000,-', 0, 1_500_000],
    ['-12', 0, -12],
    [' 144 ', 0, 144],
    ['2 000', 0, 2000],
  ])('%s with %i decimals → %d', (cell, scale, number) => expect(parseNumber(cell, scale)).toBe(number));
  it.each(['1.23.4', '12a', 'satu', '1,2,3', '1.2.3,4,5', '--2', ',5'])('%s is no number', cell =>
    expect(parseNumber(cell, 2)).toBeUndefined(),
  );
});

describe('parseBoolean', () => {
  it.each(['Ya', 'TRUE', '1', 'y', 1, true, 'aktif'])('%s is yes', cell => expect(parseBoolean(cell)).toBe(true));
  it.each(['Tidak', 'false', '0', 0, false, '-', 'nonaktif'])('%s is no', cell =>
    expect(parseBoolean(cell)).toBe(false),
  );
  it.each(['mungkin', '2'])('%s is neither', cell => expect(parseBoolean(cell)).toBeUndefined());
});
