import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { luaranKkn } from '../../../../resources/kkn/luaranKkn.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { demandId } from '../../../demo/outputs.ts';
import type { Student } from '../../../demo/students.ts';
import { checkedSteps, type Riwayat, trail } from '../../../demo/trail.ts';
import { groupId, memberId, outputId, participationId } from './ids.ts';
import { type GroupStory, groups, type Seat, seats, seatsOf, waves } from './story.ts';
import { seatActor, supervisorActor } from './trail.ts';

const resource = 'kkn/kkn-luaran';

/** The demands by the kind of output, as `master/syarat-luaran` has them. */
const demands = {
  laporan_akhir: 'Laporan akhir kelompok',
  video: 'Video kegiatan KKN',
  artikel_media: 'Artikel media massa',
  poster: 'Poster program kerja',
} as const;
type Kind = keyof typeof demands;
const withLink: ReadonlySet<string> = new Set(['video', 'artikel_media']);

interface OutputStory {
  key: string;
  group: GroupStory;
  /** Owner of an output of one student; null for a group's. */
  seat: Seat | null;
  kind: Kind;
  status: string;
  day: number;
}

/** The eight of wave II: by group or seat, kind and state. */
const running: readonly (readonly [owner: string, kind: Kind, status: string])[] = [
  ['dua:1', 'video', 'diajukan'],
  ['dua:1', 'artikel_media', 'disetujui'],
  ['dua:1:1', 'poster', 'draf'],
  ['dua:1:2', 'poster', 'diajukan'],
  ['dua:2', 'artikel_media', 'revisi'],
  ['dua:3', 'video', 'draf'],
  ['dua:4', 'artikel_media', 'disetujui'],
  ['dua:6', 'video', 'ditolak'],
];

const groupAt = (key: string): GroupStory | undefined => groups.find(group => group.key === key);

const storyOutputs: readonly OutputStory[] = [
  ...groups
    .filter(({ wave }) => wave === 'satu' || wave === 'khusus')
    .flatMap(group =>
      (['laporan_akhir', 'video', 'artikel_media'] as const).map(kind => ({
        key: `${group.key}:${kind}`,
        group,
        seat: null,
        kind,
        status: 'disetujui',
        day: waves[group.wave].back + 2,
      })),
    ),
  ...running.flatMap(([owner, kind, status], i) => {
    const seat = seats.find(({ key }) => key === owner) ?? null;
    const group = seat?.group ?? groupAt(owner);
    return group ? [{ key: `${owner}:${kind}`, group, seat, kind, status, day: -6 + (i % 5) }] : [];
  }),
];

const returned = 'Tautan belum dapat dibuka umum; perbaiki dan ajukan kembali.';
const titleOf = ({ kind, group }: OutputStory): string => `${demands[kind]} ${group.nama}`;
const slug = (key: string): string => key.replaceAll(':', '-').replaceAll('_', '-');
const hasFile = ({ kind }: OutputStory): boolean => !withLink.has(kind);

export const outputRows = (cal: Calendar, people: ReadonlyMap<string, Student>): ChangeOf<typeof luaranKkn>[] =>
  storyOutputs.map(output => {
    const { key, group, seat, kind, status, day } = output;
    const id = outputId(key);
    const student = seat ? people.get(seat.key) : undefined;
    return {
      id,
      idPendaftarMbkm: seat ? participationId(seat.key) : null,
      idKelompok: seat ? null : groupId(group.key),
      idMahasiswa: student?.id ?? null,
      npm: student?.npm ?? null,
      namaMahasiswa: student?.nama ?? null,
      idSyaratLuaran: demandId('kkn', demands[kind]),
      idJenisLuaran: idOf('master/jenis-luaran', kind),
      kodeJenisLuaran: kind,
      judul: titleOf(output),
      deskripsi: 'Hasil kegiatan kelompok bersama warga desa.',
      ...(kind === 'artikel_media' ? { namaMedia: 'Kabar Desa', tanggalTerbit: cal.day(day - 2) } : {}),
      penulis: seat ? [] : seatsOf(group).map(each => memberId(each.key)),
      tautan: hasFile(output) ? null : `https://media.example/kkn/${slug(key)}`,
      berkas: hasFile(output) ? demoFile(resource, id, 'berkas').id : null,
      tanggalUnggah: status === 'draf' ? null : cal.at(day, 10),
      revisiKe: 0,
      status,
      catatan: status === 'revisi' || status === 'ditolak' ? returned : null,
    };
  });

export const outputHistory = (
  cal: Calendar,
  ten: readonly Employee[],
  people: ReadonlyMap<string, Student>,
): Riwayat[] =>
  storyOutputs.flatMap(({ key, group, seat, status, day }) => {
    const author = seat?.key ?? seatsOf(group)[0]?.key ?? '';
    const student = people.get(author);
    if (!student) return [];
    const by = seatActor(author, student);
    const judge = supervisorActor(ten, group.dpl);
    return trail(cal, resource, outputId(key), checkedSteps(status, { by, judge, day, note: returned }));
  });

export const outputFiles = (): DemoFile[] =>
  storyOutputs
    .filter(hasFile)
    .map(output => makeFile(resource, outputId(output.key), 'berkas', titleOf(output), sampleLines));
