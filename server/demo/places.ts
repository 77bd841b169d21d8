import type { Random } from './random.ts';

/** Villages of Jawa Timur that exist in idn-area-data, with the city that people say they come from. */
export const villages = [
  { id: '35.78.25.1001', city: 'Surabaya', kodePos: '60294' },
  { id: '35.78.25.1003', city: 'Surabaya', kodePos: '60293' },
  { id: '35.78.03.1001', city: 'Surabaya', kodePos: '60293' },
  { id: '35.78.03.1004', city: 'Surabaya', kodePos: '60297' },
  { id: '35.78.09.1001', city: 'Surabaya', kodePos: '60111' },
  { id: '35.78.09.1002', city: 'Surabaya', kodePos: '60117' },
  { id: '35.15.08.1004', city: 'Sidoarjo', kodePos: '61214' },
  { id: '35.15.08.1005', city: 'Sidoarjo', kodePos: '61215' },
  { id: '35.15.01.2004', city: 'Sidoarjo', kodePos: '61265' },
  { id: '35.25.14.1010', city: 'Gresik', kodePos: '61124' },
  { id: '35.25.10.2004', city: 'Gresik', kodePos: '61152' },
  { id: '35.73.05.1002', city: 'Malang', kodePos: '65144' },
  { id: '35.73.05.1004', city: 'Malang', kodePos: '65145' },
  { id: '35.07.24.1011', city: 'Malang', kodePos: '65153' },
  { id: '35.79.01.1002', city: 'Batu', kodePos: '65311' },
  { id: '35.71.01.1001', city: 'Kediri', kodePos: '64111' },
  { id: '35.77.01.1003', city: 'Madiun', kodePos: '63117' },
  { id: '35.09.21.1002', city: 'Jember', kodePos: '68121' },
  { id: '35.16.10.2002', city: 'Mojokerto', kodePos: '61372' },
  { id: '35.24.12.2003', city: 'Lamongan', kodePos: '62255' },
  { id: '35.26.01.1001', city: 'Bangkalan', kodePos: '69116' },
  { id: '35.17.13.2001', city: 'Jombang', kodePos: '61419' },
] as const;

const streets = [
  'Melati',
  'Mawar',
  'Kenanga',
  'Anggrek',
  'Cempaka',
  'Diponegoro',
  'Sudirman',
  'Ahmad Yani',
  'Kartini',
  'Gajah Mada',
  'Hayam Wuruk',
  'Veteran',
  'Pahlawan',
  'Merdeka',
  'Pemuda',
  'Imam Bonjol',
  'Teuku Umar',
  'Manyar',
] as const;

const two = (value: number) => String(value).padStart(2, '0');

/** A home address. */
export const homeAddress = (rng: Random): string =>
  `Jl. ${rng.pick(streets)} No. ${rng.int(1, 120)}, RT ${two(rng.int(1, 12))}/RW ${two(rng.int(1, 9))}`;

/** An office address. */
export const officeAddress = (rng: Random): string => `Jl. ${rng.pick(streets)} No. ${rng.int(1, 250)}`;
