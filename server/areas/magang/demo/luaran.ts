import type { ChangeOf } from '../../../../resources/kit/index.ts';
import { luaranMagang } from '../../../../resources/magang/luaranMagang.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { type DemoFile, demoFile, makeFile } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import type { Student } from '../../../demo/students.ts';
import { pendaftarId } from './files.ts';
import { daysOf } from './steps.ts';
import { type Registration, registrations } from './story.ts';

type State = 'draf' | 'diajukan' | 'revisi' | 'disetujui';

/** An output of the story, before it is a row. */
export interface Output {
  key: string;
  registration: Registration;
  kind: 'laporan_akhir' | 'sertifikat_mitra';
  status: State;
  /** Days from today on which it was handed in. */
  day: number;
}

export const outputId = (key: string): string => idOf(luaranMagang.name, key);

/** Final reports of running participations, begun early. */
const begun: Readonly<Record<string, State>> = {
  rizky: 'draf',
  'jalan-if-2': 'diajukan',
  'jalan-if-3': 'revisi',
  'jalan-ik': 'disetujui',
};

/** Both required outputs of the seven that are over, and four reports of those that run (docs/domain/20 §5). */
export const storyOutputs: readonly Output[] = registrations.flatMap((registration): Output[] => {
  const { key, term, status } = registration;
  const [, , ends] = daysOf[term];
  if (status === 'selesai')
    return [
      { key: `${key}:laporan`, registration, kind: 'laporan_akhir', status: 'disetujui', day: ends - 6 },
      { key: `${key}:sertifikat`, registration, kind: 'sertifikat_mitra', status: 'disetujui', day: ends - 3 },
    ];
  const state = begun[key];
  return state ? [{ key: `${key}:laporan`, registration, kind: 'laporan_akhir', status: state, day: -3 }] : [];
});

const titleOf = ({ kind, registration: { posisi } }: Output): string =>
  kind === 'laporan_akhir' ? `Laporan akhir magang: ${posisi}` : `Sertifikat magang: ${posisi}`;
const filesOf = ({ kind }: Output): readonly string[] =>
  kind === 'laporan_akhir' ? ['berkas', 'berkasPengesahan'] : ['berkas'];

export const outputReturnNote = 'Tambahkan pembahasan hasil dan perbaiki daftar pustaka.';

/** Outputs as rows; those of students whom a small demo does not have are left out. */
export const outputDemoRows = (cal: Calendar, people: ReadonlyMap<string, Student>): ChangeOf<typeof luaranMagang>[] =>
  storyOutputs.flatMap(output => {
    const { key, registration, kind, status, day } = output;
    const student = people.get(registration.key);
    if (!student) return [];
    const id = outputId(key);
    const graded = kind === 'laporan_akhir' && status === 'disetujui';
    return [
      {
        id,
        idPendaftarMbkm: pendaftarId(registration.key),
        idMahasiswa: student.id,
        npm: student.npm,
        namaMahasiswa: student.nama,
        idJenisLuaran: idOf('master/jenis-luaran', kind),
        kodeJenisLuaran: kind,
        judul: titleOf(output),
        abstrak: kind === 'laporan_akhir' ? `Kegiatan, hasil, dan pelajaran sebagai ${registration.posisi}.` : null,
        ...Object.fromEntries(filesOf(output).map(field => [field, demoFile(luaranMagang.name, id, field).id])),
        tanggalUnggah: status === 'draf' ? null : cal.at(day, 10),
        revisiKe: 0,
        status,
        catatan: status === 'revisi' ? outputReturnNote : null,
        persenKemiripan: graded ? 12.5 : null,
        nilai: graded ? (registration.konversi?.nilai ?? null) : null,
      },
    ];
  });

/** The files of outputs, with their content. */
export const outputFiles = (): DemoFile[] =>
  storyOutputs.flatMap(output =>
    filesOf(output).map(field =>
      makeFile(luaranMagang.name, outputId(output.key), field, titleOf(output), [
        'Universitas Nusantara Raya',
        'Dokumen contoh untuk data demo.',
      ]),
    ),
  );
