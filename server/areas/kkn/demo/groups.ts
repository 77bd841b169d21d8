import { type ChangeOf, joinCodeAlphabet, joinCodeLength } from '../../../../resources/kit/index.ts';
import type { kelompok } from '../../../../resources/kkn/kelompok.ts';
import type { memilihDospem } from '../../../../resources/kkn/memilihDospem.ts';
import type { picKelompok } from '../../../../resources/kkn/picKelompok.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../demo/files.ts';
import { hash32, idOf } from '../../../demo/ids.ts';
import type { Student } from '../../../demo/students.ts';
import { type Riwayat, type Step, system, team, trail } from '../../../demo/trail.ts';
import { groupId, memberId, participationId, supervisorId, villageId, waveId } from './ids.ts';
import { villageOf } from './places.ts';
import { begunOn, type GroupStory, groups, seatsOf, waves, working } from './story.ts';
import { seatActor } from './trail.ts';

const posts = ['ketua', 'sekretaris', 'bendahara', 'humas'] as const;
const divisions = ['Acara', 'Perlengkapan', 'Dokumentasi', 'Konsumsi'] as const;

const codeOf = ({ no }: GroupStory): string => `KKN-${String(no).padStart(2, '0')}`;

/** A code that is the same in every run. */
const joinCode = (key: string): string =>
  Array.from(
    { length: joinCodeLength },
    (_, i) => joinCodeAlphabet[hash32(`kkn:gabung:${key}`, i + 11) % joinCodeAlphabet.length],
  ).join('');

/** Days from today on which a group was made. */
const madeOn = ({ wave, asal }: GroupStory): number => (asal === 'mandiri' ? -16 : waves[wave].close + 8);

export function groupRows(cal: Calendar, contacts: readonly Employee[]): ChangeOf<typeof kelompok>[] {
  const pic = new Map(contactRows(contacts).map(({ idKelompok, idPegawai }) => [idKelompok, idPegawai]));
  return groups.map(group => {
    const { key, wave, nama, status, asal, dpl } = group;
    const village = villageOf(group);
    const id = groupId(key);
    const fixed = dpl !== undefined;
    return {
      id,
      kode: codeOf(group),
      nama,
      idGelombang: waveId(wave),
      asal,
      status,
      kodeGabung: joinCode(key),
      idDesa: village === null ? null : villageId(wave, village),
      idDpl: fixed ? supervisorId(wave, dpl) : null,
      idPic: pic.get(id) ?? null,
      dikunci: false,
      nomorSk: fixed ? `SK/KKN-${wave.toUpperCase()}/KEL/${codeOf(group).slice(-2)}` : null,
      berkasSk: fixed ? demoFile('kkn/kkn-kelompok', id, 'berkasSk').id : null,
      anggota: seatsOf(group).map((seat, i) => ({
        id: memberId(seat.key),
        idPendaftarMbkm: participationId(seat.key),
        statusAnggota: 'bergabung',
        idJenisAnggota: idOf('master/jenis-anggota', posts[i] ?? 'anggota'),
        divisi: i >= posts.length ? divisions[i % divisions.length] : null,
        tanggalGabung: cal.day(Math.max(madeOn(group), begunOn(seat) + 4)),
      })),
    };
  });
}

/** Groups that are fixed have a staff contact; the others stand first where one is chosen. */
export const contactRows = (contacts: readonly Employee[]): ChangeOf<typeof picKelompok>[] =>
  working.flatMap((group, i) => {
    const person = contacts[i % contacts.length];
    if (!person) return [];
    return [
      {
        id: idOf('kkn/pic-kelompok', group.key),
        idKelompok: groupId(group.key),
        idPegawai: person.id,
        noHp: person.row.noHp,
        jabatan: 'Staf KKN',
      },
    ];
  });

/** The group that waits for the answer of a DPL, and the one whom it asks (by position). */
const asking = { group: 'tiga:3', dpl: 4 } as const;

export const requestRows = (cal: Calendar): ChangeOf<typeof memilihDospem>[] => [
  {
    id: idOf('kkn/memilih-dospem', asking.group),
    idKelompok: groupId(asking.group),
    idDpl: supervisorId('tiga', asking.dpl),
    status: 'diajukan',
    alasan: 'Program kerja kami tentang pengolahan hasil panen sesuai dengan keahlian Bapak/Ibu.',
    batasJawaban: cal.at(3, 9),
  },
];

/** The steps of a group, from the day on which it was made. */
function stepsOf(group: GroupStory, leader: Student): Step[] {
  const { wave, asal, status } = group;
  const day = madeOn(group);
  if (asal !== 'mandiri') {
    const { leave, grades } = waves[wave];
    const steps: Step[] = [
      { action: 'buat', from: null, to: 'disetujui', by: team, day },
      { action: 'tetapkan', from: 'disetujui', to: 'ditetapkan', by: team, day: day + 3 },
      { action: 'mulai', from: 'ditetapkan', to: 'berjalan', by: system, day: leave, hour: 0 },
    ];
    if (status === 'selesai') steps.push({ action: 'selesai', from: 'berjalan', to: 'selesai', by: team, day: grades });
    return steps;
  }
  const by = seatActor(seatsOf(group)[0]?.key ?? '', leader);
  const steps: Step[] = [{ action: 'buat', from: null, to: 'draf', by, day }];
  if (status === 'draf') return steps;
  steps.push({ action: 'ajukan', from: 'draf', to: 'diajukan', by, day: day + 6 });
  if (status === 'disetujui')
    steps.push({ action: 'setujui', from: 'diajukan', to: 'disetujui', by: team, day: day + 8 });
  return steps;
}

export const groupHistory = (cal: Calendar, people: ReadonlyMap<string, Student>): Riwayat[] =>
  groups.flatMap(group => {
    const leader = people.get(seatsOf(group)[0]?.key ?? '');
    return leader ? trail(cal, 'kkn/kkn-kelompok', groupId(group.key), stepsOf(group, leader)) : [];
  });

export const groupFiles = (): DemoFile[] =>
  groups
    .filter(({ dpl }) => dpl !== undefined)
    .map(group =>
      makeFile('kkn/kkn-kelompok', groupId(group.key), 'berkasSk', 'SK Penetapan Kelompok', [
        `${codeOf(group)} ${group.nama}`,
        ...sampleLines,
      ]),
    );
