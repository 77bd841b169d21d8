import type { Karya, Penulis } from '../../../../resources/portofolio/karyaOf.ts';
import { sharesOf } from '../../../../resources/portofolio/penulis.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { demoFile } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { checkedSteps, type Riwayat, trail } from '../../../demo/trail.ts';
import { judgeOf, type Maker, type People } from './people.ts';
import type { WorkStory } from './story.ts';

/** A work of any kind: what every one has, and fields of its own kind. */
export type WorkRow = Partial<Karya> & Readonly<Record<string, unknown>>;

const returned = 'Lampirkan bukti yang terbaca, lalu ajukan kembali.';

export const workId = (resource: string, { judul }: WorkStory): string => idOf(resource, judul);

/** The first day on which somebody wrote the work down, days from today. */
const dayOf = ({ ago }: WorkStory, i: number): number => -(ago * 365 + 12 + (i % 9));

const ownerOf = ({ owner, people: [first = ''] }: WorkStory, people: People): Maker => people(owner ?? first);

/**
 * Common fields of a work's row: owner, authors, state, and points if verified.
 * @param points of the whole work, 0 if it earns none yet
 */
export function workRow(resource: string, story: WorkStory, points: number, people: People): WorkRow {
  const id = workId(resource, story);
  const owner = ownerOf(story, people);
  const makers = story.people.map(people);
  const shares = sharesOf(points * 100, makers.length).map(share => share / 100);
  const own = shares[makers.findIndex(maker => maker.id === owner.id)] ?? 0;
  const authored = resource !== 'portofolio/jejaring';
  return {
    id,
    jenisPemilik: owner.kategori === 'mahasiswa' ? 'mahasiswa' : 'dosen',
    nomorPemilik: owner.nomor,
    namaPemilik: owner.nama,
    idMahasiswa: owner.kategori === 'mahasiswa' ? owner.id : null,
    idPegawai: owner.kategori === 'dosen' ? owner.id : null,
    idProgramProdi: owner.idProgramProdi,
    status: story.status,
    poin: story.status === 'terverifikasi' ? (authored ? own : points) : null,
    catatan: story.status === 'revisi' || story.status === 'ditolak' ? returned : null,
    ...(authored
      ? { penulis: makers.map((maker, n) => authorRow(`${id}:${n}`, maker, n + 1, makers.length, shares[n] ?? 0)) }
      : {}),
  };
}

const authorRow = (key: string, maker: Maker, urutan: number, of: number, poin: number): Partial<Penulis> => ({
  id: idOf('portofolio/penulis', key),
  urutan,
  kategori: maker.kategori,
  nomorInduk: maker.nomor,
  idJenisAnggota: idOf('master/jenis-anggota', urutan === 1 ? 'penulis_utama' : 'penulis_anggota'),
  idMahasiswa: maker.kategori === 'mahasiswa' ? maker.id : null,
  idPegawai: maker.kategori === 'dosen' ? maker.id : null,
  nama: maker.nama,
  afiliasi: maker.afiliasi,
  korespondensi: urutan === 1 && of > 1,
  poin,
});

/** The life of each work in the history. */
export const workHistory = (
  cal: Calendar,
  lecturers: readonly Employee[],
  resource: string,
  stories: readonly WorkStory[],
  people: People,
): Riwayat[] =>
  stories.flatMap((story, i) => {
    const owner = ownerOf(story, people);
    if (!owner.actor) return [];
    const judge = judgeOf(lecturers, owner);
    const steps = checkedSteps(story.status, { by: owner.actor, judge, day: dayOf(story, i), note: returned });
    return trail(cal, resource, workId(resource, story), steps);
  });

export const fileOf = (resource: string, story: WorkStory, field: string): string =>
  demoFile(resource, workId(resource, story), field).id;

/** An ISSN or ISBN of seven, nine or twelve digits with the check digit that fits. */
export function withCheckDigit(digits: string): string {
  const numbers = [...digits].map(Number);
  if (digits.length === 12) {
    const sum = numbers.reduce((total, digit, i) => total + digit * (i % 2 ? 3 : 1), 0);
    return `${digits}${(10 - (sum % 10)) % 10}`;
  }
  const rest = (11 - (numbers.reduce((total, digit, i) => total + digit * (8 - i), 0) % 11)) % 11;
  return `${digits.slice(0, 4)}-${digits.slice(4)}${rest === 10 ? 'X' : rest}`;
}
