import type { ChangeOf } from '../../../../resources/kit/index.ts';
import { catatanMonitoring } from '../../../../resources/mbkm/catatanMonitoring.ts';
import { role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { type Employee, employeeNamed, staffNames } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import type { Student } from '../../../demo/students.ts';
import type { Riwayat } from '../../../demo/trail.ts';
import { pendaftarId } from './files.ts';

interface Note {
  /** Registration that it is about. */
  key: string;
  /** Days from today. */
  day: number;
  by: 'dosen' | 'koordinator' | 'timmbkm';
  metode: 'kunjungan' | 'daring' | 'telepon';
  kondisi: 'baik' | 'perlu_perhatian' | 'bermasalah';
  temuan: string;
  rekomendasi?: string;
  tindakLanjut?: string;
  selesai?: boolean;
}

/** The eight notes of docs/domain/20 §5, one of them an open problem. */
const notes: readonly Note[] = [
  {
    key: 'rizky',
    day: -42,
    by: 'dosen',
    metode: 'kunjungan',
    kondisi: 'baik',
    temuan: 'Mahasiswa sudah memahami alur kerja tim dan mengerjakan modul autentikasi secara mandiri.',
    rekomendasi: 'Catat keputusan rancangan pada logbook agar mudah dijadikan bahan laporan akhir.',
  },
  {
    key: 'rizky',
    day: -14,
    by: 'dosen',
    metode: 'daring',
    kondisi: 'baik',
    temuan: 'Target paruh waktu tercapai. Pembimbing lapangan puas dengan kualitas pengujian.',
  },
  {
    key: 'jalan-if-2',
    day: -35,
    by: 'dosen',
    metode: 'daring',
    kondisi: 'perlu_perhatian',
    temuan: 'Logbook terisi tetapi uraian terlalu singkat untuk dinilai.',
    rekomendasi: 'Tulis uraian minimal tiga kalimat: apa, bagaimana, dan hasilnya.',
    tindakLanjut: 'Uraian sudah dilengkapi pada pekan berikutnya.',
    selesai: true,
  },
  {
    key: 'jalan-if-3',
    day: -21,
    by: 'dosen',
    metode: 'telepon',
    kondisi: 'baik',
    temuan: 'Mahasiswa mengikuti sprint ketiga dan dipercaya memimpin satu fitur kecil.',
  },
  {
    key: 'jalan-if-4',
    day: -10,
    by: 'koordinator',
    metode: 'daring',
    kondisi: 'perlu_perhatian',
    temuan: 'Beban kerja berkurang karena proyek mitra tertunda.',
    rekomendasi: 'Minta pembimbing lapangan memberi tugas analisis lanjutan.',
  },
  {
    key: 'jalan-if-5',
    day: -6,
    by: 'dosen',
    metode: 'kunjungan',
    kondisi: 'bermasalah',
    temuan: 'Mahasiswa tidak hadir empat hari berturut-turut tanpa keterangan kepada mitra.',
    rekomendasi: 'Koordinator memanggil mahasiswa dan menyepakati jadwal kehadiran dengan mitra.',
  },
  {
    key: 'jalan-ik',
    day: -18,
    by: 'timmbkm',
    metode: 'kunjungan',
    kondisi: 'baik',
    temuan: 'Ruang kerja memadai dan mahasiswa terlibat dalam siaran langsung setiap pekan.',
  },
  {
    key: 'salsabila',
    day: -130,
    by: 'timmbkm',
    metode: 'daring',
    kondisi: 'perlu_perhatian',
    temuan: 'Sertifikat mitra belum terbit menjelang akhir kegiatan.',
    tindakLanjut: 'Mitra menerbitkan sertifikat dua pekan kemudian.',
    selesai: true,
  },
];

const noteId = (i: number): string => idOf(catatanMonitoring.name, i);

/** The notes about students whom the demo has. */
export const noteRows = (cal: Calendar, people: ReadonlyMap<string, Student>): ChangeOf<typeof catatanMonitoring>[] =>
  notes.flatMap(({ key, day, by, metode, kondisi, temuan, rekomendasi, tindakLanjut, selesai }, i) =>
    people.has(key)
      ? [
          {
            id: noteId(i),
            idPendaftarMbkm: pendaftarId(key),
            tanggal: cal.day(day),
            metode,
            kondisi,
            temuan,
            rekomendasi: rekomendasi ?? null,
            tindakLanjut: tindakLanjut ?? null,
            idPenulis: userId(by),
            selesaiDitindaklanjuti: selesai ?? false,
          },
        ]
      : [],
  );

/** Audit entries of the notes, with their authors. */
export function noteHistory(
  cal: Calendar,
  lecturers: readonly Employee[],
  people: ReadonlyMap<string, Student>,
): Riwayat[] {
  const authors = {
    dosen: [employeeNamed(lecturers, 'Arif Budiman').nama, role.dosen, 'Dosen Pembimbing'],
    koordinator: [employeeNamed(lecturers, 'Rina Wulandari').nama, role.koordinator, 'Koordinator Program Studi'],
    timmbkm: [staffNames.timmbkm, role.timMbkm, 'Tim MBKM'],
  } as const;
  return notes.flatMap(({ key, day, by, kondisi, temuan }, i) => {
    if (!people.has(key)) return [];
    const [namaUser, roleId, namaRole] = authors[by];
    return [
      {
        id: idOf('internal/riwayat', `catatan:${i}`),
        resource: catatanMonitoring.name,
        idBaris: noteId(i),
        aksi: 'buat',
        perubahan: { kondisi: { ke: kondisi }, temuan: { ke: temuan } },
        versi: 1,
        idUser: userId(by),
        namaUser,
        roleId,
        namaRole,
        waktu: cal.at(day, 15, i * 5),
      },
    ];
  });
}
